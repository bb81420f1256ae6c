/**
 * The texts of a table, from the engine's own files. Follows `magnat.texts` literally: the edition declares the
 * meaning of the ints of facts and questions, and nothing is decided here.
 */
import { languageOf, textIn } from "./languages";
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { bits } from "./bits";
import {
  isSpan,
  type Ask,
  type CardInfo,
  type Columns,
  type Edition,
  type Fact,
  type Lang,
  type OwnNames,
  type Pending,
  type Said,
  type Space,
  type Values,
} from "./wire";

export type Args = Record<string, FluentVariable>;

const COLOURS = new Set(["brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue"]);

/** Decode a building order: its levels are the digits of one int, the first street the lowest digit. */
export function levelsOf(code: number, size: number, base: number): number[] {
  return Array.from({ length: size }, (_, i) => Math.floor(code / base ** i) % base);
}

export function codeOf(levels: number[], base: number): number {
  return levels.reduce((code, level, i) => code + level * base ** i, 0);
}

function split(spec: string): [string, string] {
  const [name = "", kind] = spec.split(":");
  return [name, kind ?? name];
}

export class Texts {
  private constants: Args = {};

  constructor(
    readonly edition: Edition,
    readonly lang: Lang,
    private readonly bundle: FluentBundle,
    readonly names: string[],
    private readonly named: OwnNames = {},
  ) {
    for (const [spec, constant] of Object.entries(edition.words.constants ?? {})) {
      const [name, kind] = split(spec);
      const value = constant ?? edition.board.money?.[name];
      if (value != null) this.constants = { ...this.constants, ...this.one(name, kind, value, {}) };
    }
  }

  // lines

  has(key: string): boolean {
    return this.bundle.hasMessage(key.replaceAll("_", "-"));
  }

  line(key: string, args: Args = {}): string {
    return this.tried(key, args)?.text ?? key;
  }

  private tried(key: string, args: Args): { text: string; whole: boolean } | null {
    const value = this.bundle.getMessage(key.replaceAll("_", "-"))?.value;
    if (!value) return null;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(value, { ...this.constants, ...args }, errors);
    if (!errors.length) return { text, whole: true };
    return { text: text.replace(/\{\$\w+\}/gu, "…"), whole: false };
  }

  /** Return the first text whose arguments are all known; else the last existing one. */
  private first(keys: string[], args: Args): string {
    let best = "";
    for (const key of keys) {
      const attempt = this.tried(key, args);
      if (attempt?.whole) return attempt.text;
      if (attempt && !best) best = attempt.text;
    }
    return best || (keys[keys.length - 1] ?? "");
  }

  // names

  seat(p: number): string {
    if (p < 0) return this.line("seat-bank");
    return this.names[p] || this.line("seat-number", { n: p + 1 });
  }

  /** Return the game's name for an int of its own kinds; undefined for other kinds. */
  own(kind: string, value: number, suffix = ""): string | undefined {
    return this.named[kind]?.[value]?.[suffix];
  }

  private spaceAt(i: number): Space | undefined {
    return this.edition.board.space?.[i];
  }

  space(i: number): string {
    return textIn(this.spaceAt(i), this.lang) || String(i);
  }

  /** Return a seat's position; in jail, also the reason. */
  where(i: number, jailed: boolean): string {
    return this.spaceAt(i)?.kind === "jail" ? this.line(jailed ? "in-jail" : "visiting") : this.space(i);
  }

  /** Return a space's name within a sentence, with its article. */
  spoken(i: number): string {
    const whole = this.space(i);
    const articles = this.edition.words.spoken?.[this.lang] ?? {};
    const [first = "", ...rest] = whole.split(" ");
    return articles[whole] ?? [articles[first] ?? first, ...rest].join(" ");
  }

  group(g: number): string {
    return textIn(this.edition.board.group?.[g], this.lang) || String(g);
  }

  /** Return the key of a group's colour, pattern and shape: its own name, or the colour it is printed in. */
  colour(name: string): string {
    const kind = this.edition.board.group?.find((group) => group.name === name)?.kind ?? "";
    return COLOURS.has(kind) ? kind : name;
  }

  private cardAt(deck: number, i: number): CardInfo {
    return this.edition.decks[deck]?.[i] ?? { name: String(i) };
  }

  card(deck: number, i: number): string {
    if (i < 0) return "?";
    const card = this.cardAt(deck, i);
    return this.own("card", i) ?? (textIn(card.title, this.lang) || this.line(`card-${card.name}`));
  }

  cardText(deck: number, i: number): string {
    if (i < 0) return "";
    const own = this.own("card", i, "_text");
    if (own !== undefined) return own;
    const card = this.cardAt(deck, i);
    if (card.words) return textIn(card.words, this.lang);
    let args: Args = {};
    for (const spec of this.edition.words.effects ?? []) {
      const [name, kind] = split(spec);
      const value = card[name];
      if (typeof value === "number") args = { ...args, ...this.one(name, kind, value, args) };
    }
    const attempt = this.tried(card.says ?? `card-${card.name}-text`, args);
    return attempt?.whole ? attempt.text : "";
  }

  money(amount: number): string {
    const size = Math.abs(amount);
    const units = this.edition.words.money;
    const [unit, worth] = units.find(([, each]) => size >= each) ?? units[units.length - 1] ?? ["plain", 1];
    const text = this.line(`money-${unit}`, { n: size / worth });
    return amount < 0 ? this.line("money-below-zero", { amount: text }) : text;
  }

  /** Return a short amount, without the word for credits. */
  figure(amount: number): string {
    if (this.edition.words.money[0]?.[0] !== "credits") return this.money(amount);
    return new Intl.NumberFormat(languageOf(this.lang).locale).format(amount);
  }

  /** Return an amount with its sign. */
  signed(amount: number): string {
    return amount > 0 ? `+${this.money(amount)}` : this.money(amount);
  }

  listed(items: string[]): string {
    if (!items.length) return this.line("list-empty");
    if (items.length === 1) return items[0] ?? "";
    return this.line("list-and", { first: items.slice(0, -1).join(", "), last: items[items.length - 1] ?? "" });
  }

  /** True if an item to trade, or a lot to bid for, is the deed of a space. */
  isDeed(item: number): boolean {
    return item < this.edition.layout.jail_card;
  }

  /** Decode an item of a trade: an object, the money, or withdrawal. */
  private itemIs(item: number): "thing" | "money" | "withdraw" {
    const { money, withdraw } = this.edition.layout;
    return item === money ? "money" : item === withdraw ? "withdraw" : "thing";
  }

  item(item: number, spoken = false): string {
    const is = this.itemIs(item);
    if (is !== "thing") return this.line(`item-${is}`);
    if (!this.isDeed(item)) return this.line(spoken ? "item-jail-card-spoken" : "item-jail-card");
    return spoken ? this.spoken(item) : this.space(item);
  }

  private levelIs(level: number): string {
    return level === this.top ? "hotel" : level ? "apartments" : "none";
  }

  /** The level of a hotel. */
  get top(): number {
    return this.edition.words.constants?.["top:number"] ?? 5;
  }

  level(level: number): string {
    return this.line(`level-${this.levelIs(level)}`, { n: level });
  }

  members(group: number): number[] {
    const name = this.edition.board.group?.[group]?.name;
    return (this.edition.board.space ?? []).flatMap((space, i) => (space.group && space.group === name ? [i] : []));
  }

  levels(view: Columns, group: number, code: number): string {
    const members = this.members(group);
    const wanted = levelsOf(code, members.length, this.edition.layout.levels);
    return members
      .flatMap((space, i) =>
        wanted[i] === view.level?.[space]
          ? []
          : [this.line("levels-street", { space: this.space(space), level: this.level(wanted[i] ?? 0) })],
      )
      .join(this.line("list-separator"));
  }

  // arguments

  spell(specs: string[], values: number[]): Args {
    let args: Args = {};
    specs.forEach((spec, i) => {
      const value = values[i];
      if (value === undefined) return;
      const [name, kind] = split(spec);
      args = { ...args, ...this.one(name, kind, value, args) };
    });
    return args;
  }

  private one(name: string, kind: string, value: number, said: Args): Args {
    const own = this.named[kind]?.[value];
    if (own) return Object.fromEntries(Object.entries(own).map(([suffix, text]) => [name + suffix, text]));
    const called = this.edition.words.names[kind];
    if (called) {
      const word = called[value] ?? String(value);
      const own = textIn(this.edition.renamed?.[kind]?.[word], this.lang);
      return { [name]: own || this.line(`${kind}-${word}`), [`${name}_is`]: word };
    }
    switch (kind) {
      case "flag":
        return { [name]: value ? "yes" : "no" };
      case "die": {
        const before = typeof said.total === "number" ? said.total : 0;
        return { [name]: value, total: before + value, double: before === value ? "yes" : "no" };
      }
      case "dice": {
        const a = Math.floor(value / 6) + 1;
        const b = (value % 6) + 1;
        return { [name]: this.line("dice", { a, b }), [`${name}_is`]: a === b ? "double" : "plain" };
      }
      case "money":
        return { [name]: this.money(value) };
      case "sum":
        return { [name]: this.money(Math.abs(value)), [`${name}_way`]: value > 0 ? "pays" : value ? "gets" : "none" };
      case "seat":
        return { [name]: this.seat(value), [`${name}_is`]: value < 0 ? "bank" : "seat" };
      case "space": {
        const space = this.spaceAt(value);
        return {
          [name]: this.spoken(value),
          [`${name}_label`]: this.space(value),
          [`${name}_kind`]: space?.kind ?? "",
          [`${name}_price`]: this.money(space?.price ?? 0),
        };
      }
      case "tile":
        if (this.spaceAt(value)) return this.one(name, "space", value, said);
        return {
          [name]: this.line("tile-office"),
          [`${name}_label`]: this.line("tile-office-label"),
          [`${name}_kind`]: "office",
          [`${name}_price`]: this.money(this.edition.board.money["office"] ?? 0),
        };
      case "group":
        return { [name]: this.group(value) };
      case "item":
        return { [name]: this.item(value), [`${name}_is`]: this.itemIs(value) };
      case "items": {
        const held = bits(value);
        return { [name]: this.listed(held.map((item) => this.item(item, true))), [`${name}_count`]: held.length };
      }
      case "lot": {
        const { apartment } = this.edition.layout;
        if (value < apartment) return { [name]: this.spoken(value), [`${name}_is`]: "deed" };
        return { [name]: this.line(value === apartment ? "lot-apartment" : "lot-hotel"), [`${name}_is`]: "piece" };
      }
      case "level":
        return { [name]: this.level(value), [`${name}_is`]: this.levelIs(value) };
      case "card": {
        const decks = this.edition.words.names["deck"] ?? [];
        const deck = "deck_is" in said ? Math.max(0, decks.indexOf(String(said["deck_is"]))) : 0;
        return { [name]: this.card(deck, value), [`${name}_text`]: this.cardText(deck, value) };
      }
      case "outside":
        return { [name]: value ? this.seat(value - 1) : "", [`${name}_is`]: value ? "leaver" : "clock" };
      default:
        return { [name]: value };
    }
  }

  // what happened

  /** Describe a fact in one sentence for the seat `you`; "" for a fact without a line. */
  fact(fact: Fact, you: number): string {
    const [word, seat, ...ints] = fact;
    const about = this.spell(["seat"], [seat]);
    if (!ints.length)
      return this.tried(`fact-${word}-hidden`, about)?.text ?? this.tried(`fact-${word}`, about)?.text ?? "";
    const specs = this.edition.words.facts[word] ?? [];
    const others = specs.flatMap((spec, i) => (split(spec)[1] === "seat" ? [ints[i]] : []));
    const voice = you < 0 ? "they" : you === seat ? "you" : others.includes(you) ? "to_you" : "they";
    return this.tried(`fact-${word}`, { ...about, ...this.spell(specs, ints), voice })?.text ?? "";
  }

  // questions

  /** Return the frame of a question: the pending one, or, for an aside, only the kind and the seat. */
  static frame(ask: Ask, pending: Pending[]): Pending {
    const top = pending[0];
    if (top && top.do === ask.ask) return top;
    return { do: ask.ask ?? "", seat: ask.seat };
  }

  ask(ask: Ask, pending: Pending[], view: Columns, you: boolean): string {
    const frame = Texts.frame(ask, pending);
    return this.line(`ask-${frame.do}-${you ? "you" : "they"}`, this.about(ask, frame));
  }

  /** Return the label of one answer. */
  choice(ask: Ask, pending: Pending[], view: Columns, answer: Said): string {
    const frame = Texts.frame(ask, pending);
    const kind = frame.do;
    const args = this.about(ask, frame, answer);
    if (typeof answer === "string") return this.first([`verb-${kind}-${answer}`, `verb-${answer}`], args);
    const of = ask.of === "money" ? "sum" : ask.of || "number";
    if (of === "levels") args.answer = this.levels(view, frame.group ?? 0, answer);
    else if (of === "card" && !this.named["card"]) args.answer = this.card(frame.deck ?? 0, answer);
    else Object.assign(args, this.one("answer", of, answer, args));
    return this.first([`choice-${kind}`, `choice-${ask.of}`, "choice"], args);
  }

  /** Return the ints by name of a question, and the cost, gain or rest of an answer, from the server. */
  values(ask: Ask, answer?: Said): Values {
    const follows = ask.follows ?? [];
    const { choices } = ask;
    if (answer === undefined || choices == null) return { ...ask.about };
    const at = isSpan(choices) ? Math.min(1, Number(answer) - choices.from) : choices.indexOf(answer);
    return { ...ask.about, ...follows[at] };
  }

  private about(ask: Ask, frame: Pending, answer?: Said): Args {
    const args = this.spell(["seat"], [ask.seat ?? -1]);
    const values = this.values(ask, answer);
    if (values.balance !== undefined) args.balance = this.money(values.balance);
    for (const spec of this.edition.words.questions[frame.do] ?? []) {
      const [name, kind] = split(spec);
      const value = values[name];
      if (value !== undefined) Object.assign(args, this.one(name, kind, value, args));
    }
    return args;
  }

  // why not

  /** Return the reason for refusing an offer, in the refusing player's voice. */
  turnedDown(reason: string, about: Values): string {
    const specs = this.edition.words.reasons?.[reason] ?? [];
    const ints = specs.map((spec) => about[split(spec)[0]] ?? 0);
    return this.line(`offer-no-${reason}`, this.spell(specs, ints));
  }

  why(reason: string, rule = ""): string {
    const text = this.line(`refusal-${reason}`);
    return this.line(rule ? "refused" : "refused-plain", { reason: text, rule });
  }

  outcome(winners: number[], you: number): string {
    if (!winners.length) return this.line("outcome-nobody");
    const names = this.listed(winners.filter((p) => p !== you).map((p) => this.seat(p)));
    return this.line("outcome", { names, count: winners.length, voice: winners.includes(you) ? "you" : "they" });
  }
}
