/** The booklet of a game as it is read: its chapters in the order of play, and what they do not tell as the last one. */
import type { Lang } from "../lib/settings.svelte";
import type { Chapter, RuleTold, Scene } from "../lib/wire";

/** One paragraph: the rules that it tells, and where the printed booklet is silent why it is so. */
export interface Told {
  ids: string[];
  title: string;
  text: string;
  ruling: boolean;
  because: string;
  scene?: Scene;
  /** Each of the rules, as the catalogue has it. */
  letter: { id: string; text: string }[];
  /** Of a rare case: the chapter that it refines. */
  of?: string;
}

export interface Leaf {
  name: string;
  title: string;
  lead: string;
  told: Told[];
}

/** The chapter that holds what the others do not tell. */
export const RARE = "rare";

/** `ELEC-BUILD` of `ELEC-BUILD-03`. */
const family = (id: string): string => id.slice(0, id.lastIndexOf("-"));

export function leavesOf(chapters: Chapter[], rules: RuleTold[], lang: Lang, rare: Omit<Leaf, "told">): Leaf[] {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const because = (id: string): string => known.get(id)?.[`because_${lang}`] ?? "";
  const leaves = chapters.map((chapter): Leaf => ({
    name: chapter.name,
    title: chapter[lang],
    lead: chapter[`lead_${lang}`],
    told: chapter.paragraph.map((each) => ({
      ids: each.rules,
      title: each[`title_${lang}`],
      text: each[lang],
      ruling: each.ruling,
      because: each.ruling ? because(each.rules[0] ?? "") : "",
      scene: each.scene,
      letter: each.rules.map((id) => ({ id, text: known.get(id)?.[lang] ?? "" })),
    })),
  }));
  const rest = restOf(leaves, rules, lang);
  if (!rest.length) return leaves;
  const last = leaves.find((leaf) => leaf.name === RARE);
  if (last) last.told.push(...rest);
  else leaves.push({ ...rare, told: rest });
  return leaves;
}

/** What no chapter tells, in the order of the chapters that it refines. */
function restOf(leaves: Leaf[], rules: RuleTold[], lang: Lang): Told[] {
  const told = new Set(leaves.flatMap((leaf) => leaf.told.flatMap((each) => each.ids)));
  const home = new Map<string, number>();
  leaves.forEach((leaf, i) => {
    for (const id of leaf.told.flatMap((each) => each.ids)) if (!home.has(family(id))) home.set(family(id), i);
  });
  const place = (id: string): number => home.get(family(id)) ?? leaves.length;
  return rules
    .filter((rule) => !told.has(rule.id))
    .sort((a, b) => place(a.id) - place(b.id))
    .map((rule) => ({
      ids: [rule.id],
      title: "",
      text: rule[lang],
      ruling: rule.kind === "ruling",
      because: rule[`because_${lang}`] ?? "",
      letter: [],
      of: leaves[place(rule.id)]?.name ?? RARE,
    }));
}

/** The chapter in which a rule is told, and its paragraph. */
export function whereIs(leaves: Leaf[], id: string): { leaf: Leaf; told: Told } | null {
  for (const leaf of leaves) {
    const told = leaf.told.find((each) => each.ids.includes(id));
    if (told) return { leaf, told };
  }
  return null;
}

/** How many rare cases refine a chapter. */
export const rareOf = (leaves: Leaf[], name: string): Told[] =>
  leaves.flatMap((leaf) => leaf.told.filter((each) => each.of === name && name !== RARE));
