/**
 * A game's booklet for reading: its chapters in the order of play, then a last chapter with the rules they do not
 * mention.
 */
import { textIn } from "../lib/languages";
import type { Lang } from "../lib/wire.gen";
import type { Chapter, RuleInfo, Scene } from "../lib/wire";

/** One paragraph: its rules, and the ruling if the printed booklet is silent. */
export interface Passage {
  ids: string[];
  title: string;
  text: string;
  ruling: boolean;
  because: string;
  scene?: Scene;
  /** Each rule, as in the catalogue. */
  letter: { id: string; text: string }[];
  /** For a rare case: the chapter that it refines. */
  of?: string;
}

export interface Leaf {
  name: string;
  title: string;
  lead: string;
  passages: Passage[];
}

/** The chapter with the rules that no other chapter mentions. */
export const RARE = "rare";

/** `ELEC-BUILD` of `ELEC-BUILD-03`. */
const family = (id: string): string => id.slice(0, id.lastIndexOf("-"));

export function leavesOf(chapters: Chapter[], rules: RuleInfo[], lang: Lang, rare: Omit<Leaf, "passages">): Leaf[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const because = (id: string): string => textIn(byId.get(id), lang, "because");
  const leaves = chapters.map((chapter): Leaf => ({
    name: chapter.name,
    title: textIn(chapter, lang),
    lead: textIn(chapter, lang, "lead"),
    passages: chapter.paragraph.map((each) => ({
      ids: each.rules,
      title: textIn(each, lang, "title"),
      text: textIn(each, lang),
      ruling: each.ruling,
      because: each.ruling ? because(each.rules[0] ?? "") : "",
      scene: each.scene,
      letter: each.rules.map((id) => ({ id, text: textIn(byId.get(id), lang) })),
    })),
  }));
  const rest = restOf(leaves, rules, lang);
  if (!rest.length) return leaves;
  const last = leaves.find((leaf) => leaf.name === RARE);
  if (last) last.passages.push(...rest);
  else leaves.push({ ...rare, passages: rest });
  return leaves;
}

/** Return the rules that no chapter mentions, in the order of the chapters that they refine. */
function restOf(leaves: Leaf[], rules: RuleInfo[], lang: Lang): Passage[] {
  const explained = new Set(leaves.flatMap((leaf) => leaf.passages.flatMap((each) => each.ids)));
  const chapters = new Map<string, number>();
  leaves.forEach((leaf, i) => {
    for (const id of leaf.passages.flatMap((each) => each.ids))
      if (!chapters.has(family(id))) chapters.set(family(id), i);
  });
  const place = (id: string): number => chapters.get(family(id)) ?? leaves.length;
  return rules
    .filter((rule) => !explained.has(rule.id))
    .sort((a, b) => place(a.id) - place(b.id))
    .map((rule) => ({
      ids: [rule.id],
      title: "",
      text: textIn(rule, lang),
      ruling: rule.kind === "ruling",
      because: textIn(rule, lang, "because"),
      letter: [],
      of: leaves[place(rule.id)]?.name ?? RARE,
    }));
}

/** Return the chapter and the paragraph that explain a rule. */
export function whereIs(leaves: Leaf[], id: string): { leaf: Leaf; passage: Passage } | null {
  for (const leaf of leaves) {
    const passage = leaf.passages.find((each) => each.ids.includes(id));
    if (passage) return { leaf, passage };
  }
  return null;
}

/** Return the number of rare cases that refine a chapter. */
export const rareOf = (leaves: Leaf[], name: string): Passage[] =>
  leaves.flatMap((leaf) => leaf.passages.filter((each) => each.of === name && name !== RARE));
