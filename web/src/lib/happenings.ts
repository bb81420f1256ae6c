/**
 * What was remarkable about an answer: a large payment, a theft, a complete group … Derived from public facts and
 * columns alone, so that it is the same for everybody, at the table and in a replay.
 */
import type { Columns, Edition, Fact } from "./wire";

export type Kind =
  | ("win" | "million" | "broke" | "tower" | "planet" | "group" | "theft" | "nono")
  | ("near" | "no" | "rent" | "bargain" | "jail");

export interface Happening {
  kind: Kind;
  /** The seat that did it, or that it happened to. */
  seat: number;
  /** The other seat: the victim, the payee, the seat that says no; -1 for none. */
  other: number;
  /** The number of the turn, counted from the first. */
  turn: number;
  /** The fact that says it; none for a change of the columns. */
  fact?: Fact;
  group?: number;
}

/** A group, planet or tower that a seat has completed, or nearly. */
export interface Whole {
  kind: "group" | "planet" | "near";
  seat: number;
  group: number;
}

/** An answer: its facts and the columns around it. */
export interface Shown {
  facts: Fact[];
  before: Columns;
  after: Columns;
  winners: number[];
}

/** The names of a theft's victim among the ints of a fact, by its word. */
const VICTIM: Record<string, string> = {
  stole: "victim",
  swapped: "victim other",
  replaced: "owner",
  destroyed: "owner",
  took_group: "victim",
};
const NO = new Set(["said_no", "answered", "laid_joker"]);
const ACTS = new Set(["played", "played_fortune", "aimed"]);
const LARGE_IN_MILLIONS = 5; // of a payment in a game without cash

/** Return the groups of a board that belong to one seat. */
export function ownedGroups(edition: Edition, view: Columns): Whole[] {
  const { group = [], space = [] } = edition.board;
  return group.flatMap(({ name }, index): Whole[] => {
    const owners = space.flatMap((each, i) => (each.group === name ? [view.owner?.[i] ?? -1] : []));
    const [seat = -1] = owners;
    return seat >= 0 && owners.every((owner) => owner === seat) ? [{ kind: "group", seat, group: index }] : [];
  });
}

export class Happenings {
  private turn = 0;
  /** The seat that played the last card, the card that a seat wants, the seat that said no last, the last offer. */
  private actor = -1;
  private wanted = -1;
  private refuser = -1;
  private offerer = -1;

  constructor(
    private readonly edition: Edition,
    private readonly wholes: (edition: Edition, view: Columns) => Whole[] = ownedGroups,
  ) {}

  hear({ facts, before, after, winners }: Shown): Happening[] {
    const { turn } = this;
    const found = facts.flatMap((fact) => this.of(fact, before));
    const previous = new Set(this.wholes(this.edition, before).map(keyOf));
    for (const whole of this.wholes(this.edition, after))
      if (!previous.has(keyOf(whole)))
        found.push({ kind: whole.kind, seat: whole.seat, other: -1, turn, group: whole.group });
    const [first] = winners;
    if (first !== undefined) found.push({ kind: "win", seat: first, other: -1, turn: this.turn });
    return found;
  }

  private of(fact: Fact, before: Columns): Happening[] {
    const [word, seat] = fact;
    const made = (kind: Kind, by: number, other = -1): Happening[] => [
      { kind, seat: by, other, turn: this.turn, fact },
    ];
    if (word === "turn") return this.begin();
    if (seat < 0) return [];
    if (ACTS.has(word)) this.act(seat);
    if (NO.has(word)) return this.refuse(word, seat, made);
    if (word === "wants" || word === "wants_swap") this.wanted = fact[2] ?? -1;
    if (word === "offered" || word === "wanted") this.offerer = seat;
    if (word === "cancelled") return made("no", fact[2] ?? -1, seat);
    if (word === "jailed") return made("jail", seat);
    if (word === "bankrupt") return made("broke", seat);
    if (word === "million") return made("million", seat);
    if (word === "filled") return made("tower", seat);
    if (word === "paid") return this.isLarge(fact, before) ? made("rent", seat, this.value(fact, "to")) : [];
    if (word === "won_auction") return this.isCheap(fact) ? made("bargain", seat) : [];
    if (word === "traded") return this.trade(made);
    const theft = this.theftOf(fact);
    return theft ? made("theft", ...theft) : [];
  }

  private begin(): Happening[] {
    this.turn += 1;
    this.act(-1);
    this.offerer = -1;
    return [];
  }

  private act(seat: number): void {
    this.actor = seat;
    this.wanted = this.refuser = -1;
  }

  private refuse(word: string, seat: number, made: (kind: Kind, by: number, other?: number) => Happening[]) {
    const again = this.refuser >= 0 && this.refuser !== seat;
    const { actor } = this;
    this.refuser = seat;
    if (again) return made("nono", seat);
    // a joker may itself be cancelled: "cancelled" says it in time
    return word !== "laid_joker" && actor >= 0 && actor !== seat ? made("no", actor, seat) : [];
  }

  private trade(made: (kind: Kind, by: number) => Happening[]): Happening[] {
    const by = this.offerer;
    this.offerer = -1;
    return by >= 0 ? made("bargain", by) : [];
  }

  /** Return the taker and the victim. */
  private theftOf(fact: Fact): [number, number] | null {
    const [word, seat] = fact;
    if (word === "gave" && fact[2] === this.wanted && this.wanted >= 0) {
      this.wanted = -1;
      return [this.value(fact, "to"), seat];
    }
    if (word === "handed_over") return this.value(fact, "to") === this.actor ? [this.actor, seat] : null;
    for (const name of VICTIM[word]?.split(" ") ?? []) {
      const victim = this.value(fact, name);
      if (victim >= 0) return [seat, victim];
    }
    return null;
  }

  private isLarge(fact: Fact, before: Columns): boolean {
    const [, seat, amount = 0] = fact;
    if (this.value(fact, "to") < 0) return false;
    const cash = before.cash?.[seat];
    return amount > 0 && (cash === undefined ? amount >= LARGE_IN_MILLIONS : 4 * amount >= cash);
  }

  private isCheap([, , lot = -1, paid = 0]: Fact): boolean {
    const price = this.edition.board.space?.[lot]?.price ?? 0;
    return 10 * paid <= 7 * price;
  }

  /** Return an int of a fact by its name; -1 if the fact has none. */
  private value(fact: Fact, name: string): number {
    const at = (this.edition.words.facts[fact[0]] ?? []).findIndex((spec) => spec.split(":")[0] === name);
    return at < 0 ? -1 : ((fact[at + 2] as number | undefined) ?? -1);
  }
}

const keyOf = ({ kind, seat, group }: Whole): string => `${kind} ${seat} ${group}`;
