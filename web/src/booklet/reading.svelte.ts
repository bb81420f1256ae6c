/** The booklet of a game while somebody reads it: its leaves, the place that is open, and the pieces that it draws. */
import { api } from "../lib/api";
import { gameBundle, t } from "../lib/i18n.svelte";
import { Sayings } from "../lib/sayings";
import { settings, type Lang } from "../lib/settings.svelte";
import type { Chapter, RuleTold } from "../lib/wire";
import { leavesOf, RARE, whereIs, type Leaf } from "./leaves";

export class Reading {
  private chapters = $state.raw<Chapter[]>([]);
  private rules = $state.raw<RuleTold[]>([]);
  say = $state.raw<Sayings | null>(null);
  /** Neither a chapter nor a rule could be had. */
  failed = $state(false);

  constructor(readonly game: string) {}

  async load(lang: Lang): Promise<void> {
    const none = (): never[] => [];
    [this.chapters, this.rules] = await Promise.all([
      api.booklet(this.game).catch(none),
      api.rules(this.game).catch(none),
    ]);
    this.failed = !this.leaves.length;
    const [edition, bundle, named] = await Promise.all([
      api.edition(this.game, "standard"),
      gameBundle(this.game, lang),
      api.named(this.game, "standard", lang),
    ]);
    this.say = new Sayings(edition, lang, bundle, [], named);
  }

  leaves = $derived.by((): Leaf[] =>
    leavesOf(this.chapters, this.rules, settings.lang, {
      name: RARE,
      title: t("booklet-rare"),
      lead: t("booklet-rare-lead"),
    }),
  );

  /** The chapter of that name, or the one that tells this rule, or the first. */
  at(name: string, rule: string): Leaf | undefined {
    return whereIs(this.leaves, rule)?.leaf ?? this.leaves.find((leaf) => leaf.name === name) ?? this.leaves[0];
  }

  /** Spaces and cards whose names have these words, with what is said of them. */
  things(wanted: string, matches: (wanted: string, text: string) => boolean): { name: string; text: string }[] {
    const { say } = this;
    if (!say || wanted.length < 3) return [];
    const made = new Map<string, string>();
    say.edition.decks.forEach((deck, d) =>
      deck.forEach((_, i) => {
        const name = say.card(d, i);
        if (matches(wanted, name)) made.set(name, say.cardText(d, i));
      }),
    );
    say.edition.board.space?.forEach((space, i) => {
      if (!matches(wanted, say.space(i))) return;
      const group = say.edition.board.group?.findIndex((each) => each.name === space.group) ?? -1;
      const price = space.price ? t("booklet-price", { price: say.money(space.price) }) : "";
      made.set(say.space(i), [group >= 0 ? say.group(group) : "", price].filter(Boolean).join(", "));
    });
    return [...made].slice(0, 6).map(([name, text]) => ({ name, text }));
  }
}
