/** The board of an edition for drawing: names, prices, looks. */
import { textIn } from "../lib/languages";
import { t } from "../lib/i18n.svelte";
import { companySign, SIGN, signOf as signOfKind } from "../lib/signs";
import type { Texts } from "../lib/texts";
import type { Space } from "../lib/wire";
import type { CellLook } from "../ui/looks";
import type { Bench } from "./bench.svelte";

export const signOf = (space: Space): string => signOfKind(space.kind) || "info";

/** Return the look of a space: its group's, or a company's. */
export function lookOf(say: Texts, space: Space): string {
  if (space.kind === "utility") return "utility";
  return space.group ? say.colour(space.group) : "";
}

function glyphOf(space: Space, look: string): string | undefined {
  return look === "utility" ? companySign(space.name) : undefined;
}

function footOf(bench: Bench, say: Texts, space: Space): string | undefined {
  if (space.price) return say.figure(space.price);
  const salary = bench.value("money.salary");
  if (space.kind === "go" && typeof salary === "number") return `+${say.figure(salary)}`;
  return space.amount ? say.figure(space.amount) : undefined;
}

/** Describe the error in a word, for screen readers. */
export function troubleOf(bench: Bench, space: Space): "bad" | "warn" | "" {
  const notes = bench.about(`space.${space.name}`);
  if (notes.some((each) => each.grade === "bad")) return "bad";
  return notes.some((each) => each.grade === "warn") ? "warn" : "";
}

export function cellsOf(bench: Bench, say: Texts): CellLook[] {
  return bench.spaces.map((space, i) => {
    const look = lookOf(say, space);
    const sign = SIGN[space.kind];
    const trouble = troubleOf(bench, space);
    const foot = footOf(bench, say, space);
    const name = textIn(space, say.lang);
    const aria = [
      t("workshop-space-n", { n: i }),
      name,
      foot ?? "",
      trouble ? t(`workshop-has-${trouble}`, { n: bench.about(`space.${space.name}`).length }) : "",
    ];
    return {
      name: name.split(" / ")[0] ?? "",
      foot,
      tone: "money" as const,
      group: look || undefined,
      glyph: glyphOf(space, look),
      icon: look ? undefined : sign?.icon,
      iconFill: sign?.fill,
      aria: aria.filter(Boolean).join(", "),
    };
  });
}
