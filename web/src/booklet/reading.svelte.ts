/** The booklet being read: its pages, the current place, and the game's drawing components. */
import { api } from "../lib/api";
import { gameBundle, t } from "../lib/i18n.svelte";
import { Texts } from "../lib/texts";
import { settings } from "../lib/settings.svelte";
import type { Lang } from "../lib/wire.gen";
import type { Chapter, RuleInfo } from "../lib/wire";
import { leavesOf, RARE, whereIs, type Leaf } from "./leaves";

export class Reading {
  private chapters = $state.raw<Chapter[]>([]);
  private rules = $state.raw<RuleInfo[]>([]);
  say = $state.raw<Texts | null>(null);
  /** True if neither the chapters nor the rules could be loaded. */
  failed = $state(false);

  constructor(readonly game: string) {}

  async load(lang: Lang): Promise<void> {
    const none = (): never[] => [];
    [this.chapters, this.rules] = await Promise.all([
      api.booklet(this.game).catch(none),
      api.rules(this.game).catch(none),
    ]);
    // the page may be closed by now, and a derived value like `leaves` must not be read then
    this.failed = !this.chapters.length && !this.rules.length;
    const [edition, bundle, named] = await Promise.all([
      api.edition(this.game, "standard"),
      gameBundle(this.game, lang),
      api.named(this.game, "standard", lang),
    ]);
    this.say = new Texts(edition, lang, bundle, [], named);
  }

  leaves = $derived.by((): Leaf[] =>
    leavesOf(this.chapters, this.rules, settings.lang, {
      name: RARE,
      title: t("booklet-rare"),
      lead: t("booklet-rare-lead"),
    }),
  );

  /** Return the chapter with this name, or the one that explains this rule, or the first. */
  at(name: string, rule: string): Leaf | undefined {
    return whereIs(this.leaves, rule)?.leaf ?? this.leaves.find((leaf) => leaf.name === name) ?? this.leaves[0];
  }

  /** Return the spaces and cards whose names contain these words, with their descriptions. */
  things(wanted: string, matches: (wanted: string, text: string) => boolean): { name: string; text: string }[] {
    const { say } = this;
    if (!say || wanted.length < 3) return [];
    const results = new Map<string, string>();
    say.edition.decks.forEach((deck, d) =>
      deck.forEach((_, i) => {
        const name = say.card(d, i);
        if (matches(wanted, name)) results.set(name, say.cardText(d, i));
      }),
    );
    say.edition.board.space?.forEach((space, i) => {
      if (!matches(wanted, say.space(i))) return;
      const group = say.edition.board.group?.findIndex((each) => each.name === space.group) ?? -1;
      const price = space.price ? t("booklet-price", { price: say.money(space.price) }) : "";
      results.set(say.space(i), [group >= 0 ? say.group(group) : "", price].filter(Boolean).join(", "));
    });
    return [...results].slice(0, 6).map(([name, text]) => ({ name, text }));
  }
}
