/** The edition in the editor: its document, its history, its warnings, and the current selection. */
import { LANGUAGES } from "../lib/languages";
import type { FluentBundle } from "@fluent/bundle";
import { tick } from "svelte";
import { announce } from "../lib/announce";
import { api } from "../lib/api";
import { gameBundle, t, title, words } from "../lib/i18n.svelte";
import { Texts } from "../lib/texts";
import { oneAtATime } from "../lib/serial";
import { settings } from "../lib/settings.svelte";
import type { Lang } from "../lib/wire.gen";
import type { Difference, Edition, Group, Space } from "../lib/wire";
import { wordsOver } from "../printing/own";
import { describeCheck, problemsOf } from "./checks";
import {
  withChange,
  countOf,
  acceptWarning,
  merged,
  printedTable,
  titleOf,
  valueAt,
  type Check,
  type Doc,
  type Plain,
  type Table,
  type GameTemplate,
} from "./edition";
import { kept } from "./kept";
import { Undo } from "./undo";

export type Tab = "board" | "groups" | "cards" | "settings";
/** The sections of a pack of cards. */
export const PACK = ["property", "action", "rent", "wild", "money"];
const TYPING_PAUSE_MS = 300; // after the last key
const GLOW_MS = 2000;

export class Bench {
  template = $state.raw<GameTemplate | null>(null);
  doc = $state.raw<Doc>({ format: 1, game: "" });
  problems = $state.raw<Check[]>([]);
  differences = $state.raw<Difference[]>([]);
  /** The file as it would be written. */
  text = $state("");
  /** True if the browser stores it. */
  saved = $state(true);
  /** True if the checks are about an earlier state. */
  stale = $state(true);
  failed = $state(false);
  canUndo = $state(false);
  canRedo = $state(false);
  /** The object that was just changed: it glows. */
  touched = $state("");

  tab = $state<Tab>("board");
  space = $state("");
  group = $state("");
  deck = $state("");
  card = $state(0);
  /** In a pack: the name of the current card; `deck` is its section. */
  thing = $state("");

  private past: Undo<Doc>;
  private printedEdition = $state.raw<Edition | null>(null);
  private bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
  private timer = 0;
  private glow = 0;
  private asked = 0;

  constructor(
    readonly id: string,
    doc: Doc,
  ) {
    this.past = new Undo(doc);
    this.doc = doc;
  }

  async load(): Promise<void> {
    const { game } = this.doc;
    const [template, edition, ...bundles] = await Promise.all([
      api.printed(game),
      api.edition(game, "standard"),
      ...LANGUAGES.map((lang) => gameBundle(game, lang)),
      ...LANGUAGES.map((lang) => words.loadMore("workshop", lang, "workshop-new-card")),
    ]);
    this.printedEdition = edition;
    this.bundles = Object.fromEntries(LANGUAGES.map((lang, i) => [lang, bundles[i] as FluentBundle]));
    if (this.template) return;
    this.template = template;
    this.space = this.firstSpace();
    this.group = this.groups[0]?.name ?? "";
    this.deck = this.isPack ? "property" : (Object.keys(this.decks)[0] ?? "");
    this.thing = this.things(this.deck)[0]?.[0] ?? "";
    if (this.isPack) this.tab = "groups";
    await this.check();
  }

  private firstSpace(): string {
    return (this.spaces.find((each) => each.group) ?? this.spaces[0])?.name ?? "";
  }

  // contents

  printed = $derived.by((): Table => (this.template ? printedTable(this.template) : {}));
  whole = $derived.by((): Table => merged(this.printed, this.doc as unknown as Table));
  counts = $derived.by(() => countOf(this.doc, this.printed));

  value(path: string): Plain | undefined {
    return valueAt(this.whole, path);
  }

  differs(path: string): boolean {
    return JSON.stringify(this.value(path)) !== JSON.stringify(valueAt(this.printed, path));
  }

  /** True for a card game without a board. */
  isPack = $derived.by((): boolean => !this.template?.printed.space?.length);

  /** Return the objects of a section, by name. */
  things(section: string): [name: string, thing: Table][] {
    return Object.entries((this.whole[section] ?? {}) as Record<string, Table>);
  }

  /** The spaces in their order. */
  spaces = $derived.by((): Space[] => {
    const all = (this.whole.space ?? {}) as unknown as Record<string, Space>;
    const order = (this.whole.order ?? []) as string[];
    return order.flatMap((name) => (all[name] ? [{ ...all[name], name }] : []));
  });
  /** The section of the groups: a pack of cards has colours. */
  section = $derived.by((): string => (this.printed.colour ? "colour" : "group"));
  groups = $derived.by((): Group[] => {
    const all = (this.whole[this.section] ?? {}) as unknown as Record<string, Group>;
    return Object.entries(all).map(([name, group]) => ({ ...group, name }));
  });
  decks = $derived.by(() => (this.whole.card ?? {}) as Record<string, Table[]>);
  cards = $derived.by((): Table[] => this.decks[this.deck] ?? []);

  title = $derived.by((): string => {
    return titleOf(this.doc, settings.lang, t("workshop-untitled", { game: title(this.doc.game) }));
  });

  /** The printed game's texts, with this edition's values. */
  say = $derived.by((): Texts | null => {
    const edition = this.printedEdition;
    const bundle = this.bundles[settings.lang];
    if (!edition || !bundle) return null;
    const board = {
      ...edition.board,
      ...(this.isPack ? {} : { money: this.whole.money as Record<string, number> }),
      space: this.spaces,
      group: this.groups,
    };
    return new Texts({ ...edition, board, words: wordsOver(edition, this.doc) }, settings.lang, bundle, []);
  });

  /** Return a printed text, in one language. */
  printedLine(key: string, lang: Lang): string {
    const bundle = this.bundles[lang];
    const value = bundle?.getMessage(key.replaceAll("_", "-"))?.value;
    return bundle && value ? bundle.formatPattern(value, {}, []) : "";
  }

  get units(): [string, number][] {
    return this.printedEdition?.words.money ?? [["plain", 1]];
  }

  // changes

  set(path: string, value: Plain | undefined, typing = false): void {
    const next = withChange(this.doc, this.printed, path, value);
    if (JSON.stringify(next) === JSON.stringify(this.doc)) return;
    this.past.change(next, path, typing);
    this.changed(path);
  }

  /** Change several things at once: a single undo step. */
  setAll(changes: readonly (readonly [path: string, value: Plain | undefined])[]): void {
    const next = changes.reduce((doc, [path, value]) => withChange(doc, this.printed, path, value), this.doc);
    const where = changes[0]?.[0] ?? "";
    this.past.change(next, where);
    this.changed(where);
  }

  /** Close the field's undo step. */
  close(): void {
    this.past.close();
  }

  keep(check: Check): void {
    this.past.change(acceptWarning(this.doc, check), check.path);
    this.changed(check.path);
  }

  repair(check: Check): void {
    if (check.repair) this.set(...check.repair);
  }

  undo(): void {
    this.went(this.past.undo(), "workshop-undone");
  }

  redo(): void {
    this.went(this.past.redo(), "workshop-redone");
  }

  private went(where: string, said: string): void {
    if (!where) return;
    this.changed(where);
    this.go(where);
    announce(t(said));
  }

  private changed(path: string): void {
    this.doc = this.past.now;
    this.canUndo = this.past.canUndo;
    this.canRedo = this.past.canRedo;
    this.saved = kept.write(this.id, this.doc);
    this.touched = path;
    this.stale = true;
    if (!this.spaces.some((each) => each.name === this.space)) this.space = this.firstSpace();
    this.card = Math.max(0, Math.min(this.card, this.cards.length - 1));
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), TYPING_PAUSE_MS);
    clearTimeout(this.glow);
    this.glow = window.setTimeout(() => (this.touched = ""), GLOW_MS);
  }

  // checks

  /** Check the current document. At most one request runs, so that a slow server is not sent one for each change. */
  check(): Promise<void> {
    this.asked++;
    return this.checkOnce();
  }

  private checkOnce = oneAtATime(async () => {
    const mine = this.asked;
    try {
      const check = await api.checkEdition({ doc: this.doc, lang: settings.lang });
      if (mine !== this.asked) return;
      const before = new Set(this.problems.map((each) => each.path + each.id));
      this.problems = problemsOf(check);
      if (!check.problem) {
        this.differences = check.differences ?? [];
        this.text = check.text ?? "";
      }
      this.failed = false;
      this.stale = false;
      const fresh = this.problems.filter((each) => each.grade !== "fact" && !before.has(each.path + each.id));
      announce(fresh.map((each) => this.sentence(each)).join(" "));
    } catch {
      if (mine === this.asked) this.failed = true;
    }
  });

  /** Save and stop when the page is left. */
  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.glow);
    this.asked++;
  }

  faults = $derived.by(() => this.problems.filter((each) => each.grade === "bad"));
  doubts = $derived.by(() => this.problems.filter((each) => each.grade === "warn"));

  /** Return the notes on an object and its parts. */
  about(path: string): Check[] {
    return this.problems.filter((each) => each.path === path || each.path.startsWith(`${path}.`));
  }

  sentence(check: Check): string {
    return describeCheck(check);
  }

  /** Go to the next note after the current object, errors first. */
  next(): void {
    const all = [...this.faults, ...this.doubts];
    if (!all.length) return announce(t("workshop-no-problem"), true);
    const at = all.findIndex((each) => each.path + each.id === this.problem);
    const note = all[(at + 1) % all.length];
    if (!note) return;
    this.problem = note.path + note.id;
    this.go(note.path);
    announce(this.sentence(note), true);
  }
  private problem = "";

  // selection

  /** The last link target, and a counter, so that the page scrolls to its fields. */
  wanted = $state("");
  private led = 0;

  go(path: string): void {
    this.wanted = `${path} ${++this.led}`;
    const [kind = "", name = "", index = ""] = path.split(".");
    if (kind === "space" && this.spaces.some((each) => each.name === name)) [this.tab, this.space] = ["board", name];
    else if (kind === this.section) [this.tab, this.group] = ["groups", name];
    else if (this.isPack && PACK.includes(kind)) [this.tab, this.deck, this.thing] = ["cards", kind, name];
    else if (kind === "card") [this.tab, this.deck, this.card] = ["cards", name, Number(index) || 0];
    else if (kind === "order") this.tab = "board";
    else this.tab = "settings";
    void tick().then(() => {
      const fields = [...document.querySelectorAll<HTMLElement>("[data-path]")];
      const field = fields.find((each) => each.dataset.path === path || each.dataset.path?.startsWith(`${path}.`));
      field?.focus();
    });
  }

  step(by: number): void {
    if (this.tab === "cards") this.card = (this.card + by + this.cards.length) % Math.max(1, this.cards.length);
    else if (this.tab === "groups") this.group = around(this.groups, this.group, by);
    else this.space = around(this.spaces, this.space, by);
  }
}

function around(all: readonly { name: string }[], from: string, by: number): string {
  const at = all.findIndex((each) => each.name === from);
  return all[(at + by + all.length) % all.length]?.name ?? from;
}
