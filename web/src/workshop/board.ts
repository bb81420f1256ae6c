/** The board of an edition as it is drawn before anybody plays: names, prices, looks. */
import { t } from "../lib/i18n.svelte";
import type { Sayings } from "../lib/sayings";
import { companySign, SIGN, signOf as signOfKind } from "../lib/signs";
import type { Space } from "../lib/wire";
import type { CellLook } from "../ui/looks";
import type { Bench } from "./bench.svelte";

export const signOf = (space: Space): string => signOfKind(space.kind) || "info";

/** The look that a space has: its group's, or a company's. */
export function lookOf(say: Sayings, space: Space): string {
  if (space.kind === "utility") return "utility";
  return space.group ? say.colour(space.group) : "";
}

function glyphOf(space: Space, look: string): string | undefined {
  return look === "utility" ? companySign(space.name) : undefined;
}

function footOf(bench: Bench, say: Sayings, space: Space): string | undefined {
  if (space.price) return say.figure(space.price);
  const salary = bench.value("money.salary");
  if (space.kind === "go" && typeof salary === "number") return `+${say.figure(salary)}`;
  return space.amount ? say.figure(space.amount) : undefined;
}

/** What is wrong with it, in a word for those who do not see the mark. */
export function troubleOf(bench: Bench, space: Space): "bad" | "warn" | "" {
  const found = bench.about(`space.${space.name}`);
  if (found.some((each) => each.grade === "bad")) return "bad";
  return found.some((each) => each.grade === "warn") ? "warn" : "";
}

export function cellsOf(bench: Bench, say: Sayings): CellLook[] {
  return bench.spaces.map((space, i) => {
    const look = lookOf(say, space);
    const sign = SIGN[space.kind];
    const trouble = troubleOf(bench, space);
    const foot = footOf(bench, say, space);
    const name = space[say.lang] ?? space.fr;
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
