/** Negotiations: all lines of the journal about trades of two seats between two throws, told as one. */
import type { LogLine } from "./log.svelte";
import type { Fact, Noted } from "./wire";

export interface Step {
  /** The seat that offers, accepts, refuses or withdraws. */
  seat: number;
  kind: "offer" | "counter" | "refused" | "accepted" | "withdrawn" | "void";
  /** The contents of an offer, or of the deal. */
  facts: Fact[];
  /** For an outcome outside the game: its notice, with the reason. */
  note?: Noted;
  offer: string;
}

export interface Talk {
  key: number;
  /** The seat of the first offer, and the other one. */
  seat: number;
  other: number;
  steps: Step[];
}

/** An item of the journal: a line, or a negotiation in place of its lines. */
export type Item = { line: LogLine; talk?: undefined } | { line: LogLine; talk: Talk };

const OFFERS = new Set(["offered", "wanted", "offered_card", "asked_card", "proposed"]);
const DEALS = new Set(["traded", "sold_card"]);
const THROWS = new Set(["threw", "rolled", "turn"]);
const OUTCOMES: Record<string, Step["kind"]> = {
  offer_refused: "refused",
  offer_withdrawn: "withdrawn",
  offer_void: "void",
};

const isOutcome = (step: Step | undefined): boolean => !!step && step.kind !== "offer" && step.kind !== "counter";

/** True if an offer of the negotiation has not been answered. */
export const isOpen = ({ steps }: Talk): boolean => !isOutcome(steps.at(-1));

class Window {
  readonly talks = new Map<string, Talk>();

  /** Return the negotiation of two seats, and whether it is new. */
  of(line: LogLine, seat: number, other: number): { talk: Talk; fresh: boolean } {
    const pair = [seat, other].sort((a, b) => a - b).join();
    const found = this.talks.get(pair);
    const talk = found ?? { key: line.key, seat, other, steps: [] };
    this.talks.set(pair, talk);
    return { talk, fresh: !found };
  }
}

/** Return the items of the journal: every negotiation stands where its first offer was made. */
export function itemsOf(lines: LogLine[]): Item[] {
  const items: Item[] = [];
  let window = new Window();
  for (const line of lines) {
    if (line.kind === "turn" || THROWS.has(line.fact?.[0] ?? "")) window = new Window();
    const told = tradeOf(line);
    if (!told) {
      items.push({ line });
      continue;
    }
    const { talk, fresh } = window.of(line, told.from, told.to);
    add(talk, line, told);
    if (fresh) items.push({ line, talk });
  }
  return items;
}

interface Trade {
  /** The seat of the line, and the other one; of an outcome, the seat that made the offer. */
  from: number;
  to: number;
  word: string;
}

/** True if a line belongs to a negotiation. */
export const isTrade = (line: LogLine): boolean => tradeOf(line) !== null;

function tradeOf({ fact, note, offer, seat }: LogLine): Trade | null {
  if (offer) return { from: offer.seat, to: offer.to, word: "offer" };
  if (note && note.word in OUTCOMES) {
    const [by, of] = [note.seat ?? -1, note.to ?? -1];
    return note.word === "offer_refused"
      ? { from: of, to: by, word: note.word }
      : { from: by, to: of, word: note.word };
  }
  const [word = "", , other] = fact ?? [];
  if (other === undefined || !(OFFERS.has(word) || DEALS.has(word) || word === "refused")) return null;
  return word === "refused" ? { from: other, to: seat, word } : { from: seat, to: other, word };
}

function add(talk: Talk, line: LogLine, { from, to, word }: Trade): void {
  const { steps } = talk;
  const last = steps.at(-1);
  const { fact, note, offer } = line;
  if (offer) return put(talk, { seat: from, kind: "offer", facts: offer.facts, offer: offer.offer });
  if (note) {
    const known = steps.some((step) => step.offer === note.offer && !isOutcome(step));
    if (!known) put(talk, { seat: from, kind: "offer", facts: (note.facts ?? []) as Fact[], offer: note.offer ?? "" });
    const kind = OUTCOMES[word] ?? "void";
    return void steps.push({ seat: kind === "refused" ? to : from, kind, facts: [], note, offer: note.offer ?? "" });
  }
  if (!fact) return;
  if (word === "refused") {
    // the record repeats the whole dialogue of an accepted counter-offer
    if (!steps.some((step) => step.kind === "refused" && step.seat === to)) {
      steps.push({ seat: to, kind: "refused", facts: [fact], offer: "" });
    }
  } else if (DEALS.has(word)) {
    if (last?.kind === "accepted") last.facts.push(fact);
    else
      steps.push({
        seat: last && !isOutcome(last) ? other(talk, last.seat) : to,
        kind: "accepted",
        facts: [fact],
        offer: "",
      });
  } else if (!steps.some(({ facts }) => facts.some((each) => same(each, fact)))) {
    if (last && !isOutcome(last) && last.seat === from && !last.offer) last.facts.push(fact);
    else put(talk, { seat: from, kind: "offer", facts: [fact], offer: "" });
  }
}

/** Add an offer: after a refusal by the same seat it is a counter-offer. */
function put({ steps }: Talk, step: Step): void {
  const last = steps.at(-1);
  steps.push(last?.kind === "refused" && last.seat === step.seat ? { ...step, kind: "counter" } : step);
}

const other = (talk: Talk, seat: number): number => (seat === talk.seat ? talk.other : talk.seat);
const same = (a: Fact, b: Fact): boolean => a.join() === b.join();
