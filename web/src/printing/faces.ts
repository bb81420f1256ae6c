/** Printed contents of deeds, cards, bank cards and reminders, from an edition in one language. */
import { textIn } from "../lib/languages";
import type { Args } from "../lib/i18n.svelte";
import type { Texts } from "../lib/texts";
import type { Named, Space } from "../lib/wire";
import type { Doc, GameTemplate } from "../workshop/edition";
import { describeCard, countOf, type Line } from "./lines";
import type { DrawnGroup } from "./own";
import { signOf } from "../lib/signs";
import { glyphOf, lookNamed, lookOf, type GroupLook } from "./looks";

export type Row = [name: string, value: string];

export interface DeedFace {
  kind: "deed";
  /** The field that a warning links to. */
  path: string;
  name: string;
  look: GroupLook;
  glyph: string;
  price: string;
  rows: Row[];
  foot: string[];
}
export interface CardFace {
  kind: "card";
  path: string;
  deck: string;
  icon: string;
  title: string;
  text: string;
  /** The lower half of a card with two halves. */
  second?: { title: string; text: string };
  /** Its value, in a corner. */
  worth?: string;
  looks?: GroupLook[];
  rows?: Row[];
}
export interface ReminderFace {
  kind: "reminder";
  path: string;
  name: string;
  text: string;
  rows: Row[];
}
export interface BankFace {
  kind: "bank";
  path: string;
  number: number;
  name: string;
  glyph: string;
  /** The QR code for this card at its table; "" without one. */
  qr: string;
}
export type Face = DeedFace | CardFace | ReminderFace | BankFace;

const COLOURED = ["property", "wild", "rent"];

export class Faces {
  constructor(
    readonly say: Texts,
    readonly template: GameTemplate,
    readonly doc: Doc,
    readonly title: string,
    /** Return one of the client's own texts, in the printed language. */
    readonly t: (key: string, args?: Args) => string,
    /** By deed: the cost of lifting its mortgage. */
    readonly lifts: Record<string, number> = {},
  ) {}

  private get board() {
    return this.say.edition.board;
  }

  private group(space: Space): DrawnGroup | undefined {
    return this.board.group.find((group) => group.name === space.group);
  }

  /** True if the ring closes, with equally many spaces on each side. */
  get hasBoard(): boolean {
    const n = this.board.space?.length ?? 0;
    return n >= 16 && n % 4 === 0;
  }

  look(space: Space): GroupLook {
    return space.group ? lookOf(this.group(space)) : lookNamed(space.kind);
  }

  // deeds

  deeds(): DeedFace[] {
    if (!this.board.space || this.say.edition.game === "star_wars") return []; // bases are bought without a deed
    const order = (space: Space): number => this.board.group.findIndex((group) => group.name === space.group);
    return this.board.space
      .map((space, i) => ({ space, i, at: space.group ? order(space) : this.board.group.length }))
      .filter(({ space }) => space.price)
      .sort((a, b) => a.at - b.at || a.i - b.i)
      .map(({ space, i }) => this.deed(space, i));
  }

  private deed(space: Space, i: number): DeedFace {
    const { say } = this;
    const look = this.look(space);
    return {
      kind: "deed",
      path: `space.${space.name}.${say.lang}`,
      name: say.space(i),
      look,
      glyph: glyphOf(space.name, look.shape),
      price: say.money(space.price ?? 0),
      rows: this.rents(space),
      foot: this.small(space),
    };
  }

  private rents(space: Space): Row[] {
    const { say } = this;
    const group = this.group(space);
    if (space.height) return [[this.t("print-levels"), String(space.height)]];
    const rents = (space.rents?.length ? space.rents : group?.rents) ?? [];
    if (group?.kind === "station" || group?.kind === "utility")
      return rents.map((rent, k): Row => [
        this.t(group.kind === "station" ? "deed-stations" : "deed-utilities", { n: k + 1 }),
        group.kind === "utility" ? this.t("times-dice", { rent: say.money(rent) }) : say.money(rent),
      ]);
    const top = rents.length - 1;
    return [
      [this.t("deed-bare"), say.money(rents[0] ?? 0)],
      [this.t("deed-whole"), say.money(2 * (rents[0] ?? 0))],
      ...rents
        .slice(1)
        .map((rent, k): Row => [
          k + 1 === top ? this.t("deed-hotel") : this.t("deed-apartments", { n: k + 1 }),
          say.money(rent),
        ]),
    ];
  }

  private small(space: Space): string[] {
    const { say } = this;
    if (space.height) return [this.t("print-tile")];
    const build = this.group(space)?.build;
    const value = say.money(space.mortgage || Math.floor((space.price ?? 0) / 2));
    const lift = this.lifts[space.name];
    return [
      ...(build ? [this.t("deed-build", { cost: say.money(build) })] : []),
      lift ? this.t("print-mortgage", { value, lift: say.money(lift) }) : this.t("deed-mortgage", { value }),
    ];
  }

  // cards

  /** Return the cards of every deck, each as often as it occurs. */
  cards(): CardFace[] {
    const { game } = this.say.edition;
    if (game === "deal") return this.pack();
    if (game === "star_wars") return this.force();
    return Object.entries(this.decks).flatMap(([deck, lines]) =>
      lines.flatMap((line, i) => {
        const face: CardFace = {
          kind: "card",
          path: `card.${deck}.${i}`,
          deck,
          icon: signOf(deck),
          ...describeCard(this.say, this.template, deck, line),
        };
        return Array.from({ length: countOf(line) }, () => face);
      }),
    );
  }

  private get decks(): Record<string, Line[]> {
    return { ...this.template.printed.decks, ...this.doc.card } as Record<string, Line[]>;
  }

  /** Star Wars: the power above, chance below; both sides have the same cards. */
  private force(): CardFace[] {
    const { power = [], chance = [], force = [] } = this.decks;
    const half = (deck: string, lines: Line[], name: unknown): { title: string; text: string } => {
      const line = lines.find((each) => each.name === name);
      return line ? describeCard(this.say, this.template, deck, line) : { title: String(name), text: "" };
    };
    return ["card_rebel", "card_empire"].flatMap((side) =>
      force.flatMap((line, i) => {
        const face: CardFace = {
          kind: "card",
          path: `card.force.${i}`,
          deck: side,
          icon: signOf(side),
          ...half("power", power, line.power),
          second: half("chance", chance, line.chance),
        };
        return Array.from({ length: countOf(line) }, () => face);
      }),
    );
  }

  /** Deal consists of a pack of cards only. */
  private pack(): CardFace[] {
    const { say } = this;
    const colours = (this.board.colour ?? []) as (Named & { rents: number[] })[];
    const properties = (this.board.property ?? []) as Named[];
    const faces: CardFace[] = [];
    for (let i = 0; say.own("card", i) !== undefined; i++) {
      const is = say.own("card", i, "_is") ?? "";
      if (is === "enough") continue;
      const names = (say.own("card", i, "_colours") ?? "").split(" / ");
      const mine = colours.filter((colour) => names.includes(textIn(colour, say.lang)));
      faces.push({
        kind: "card",
        path: `card.pack.${i}.${say.lang}`,
        deck: "pack",
        icon: is === "money" ? "coin" : "",
        title: textIn(properties[i], say.lang) || say.card(0, i),
        text: say.cardText(0, i),
        worth: say.own("card", i, "_value"),
        looks: COLOURED.includes(is) ? mine.map((colour) => lookNamed(colour.name)) : [],
        rows:
          is === "property"
            ? (mine[0]?.rents ?? []).map((rent, k) => [this.t("print-held", { n: k + 1 }), say.money(rent)])
            : [],
      });
    }
    return faces;
  }

  // other components

  reminders(count: number): ReminderFace[] {
    const { say } = this;
    const money = this.board.money ?? {};
    const rows = MONEY_TOLD.filter((name) => typeof money[name] === "number").map((name): Row => [
      this.t(`print-money-${name}`),
      say.money(money[name] ?? 0),
    ]);
    const face: ReminderFace = {
      kind: "reminder",
      path: "title",
      name: this.title,
      text: say.line("game-reminder"),
      rows,
    };
    return Array.from({ length: Math.min(count, say.edition.most) }, () => face);
  }

  /** Deal is paid in cards: it has no bank. */
  bank(qr: (card: number) => string): BankFace[] {
    if (!this.board.space) return [];
    return Array.from({ length: this.say.edition.most }, (_, i) => ({
      kind: "bank",
      path: "title",
      number: i + 1,
      name: this.title,
      glyph: ["balloon", "fox", "cup", "key", "umbrella", "cactus"][i] ?? "star",
      qr: qr(i + 1),
    }));
  }
}

const MONEY_TOLD = ["start", "salary", "fine", "office", "trip", "bail", "evolution"];
