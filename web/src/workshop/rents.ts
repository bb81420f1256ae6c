/** The rents of a space: its own, or its group's, with a name for each step. */
import { t } from "../lib/i18n.svelte";
import type { Texts } from "../lib/texts";
import type { Space } from "../lib/wire";
import type { Bench } from "./bench.svelte";

export interface Ladder {
  path: string;
  values: number[];
  labels: string[];
}

/** Return the name of step `i` of `n` rents, for this kind of groups. */
function stepName(say: Texts, kind: string, i: number, n: number): string {
  if (kind === "station") return t("deed-stations", { n: i + 1 });
  if (kind === "utility") return t("deed-utilities", { n: i + 1 });
  if (kind === "cards") return t("workshop-rent-cards", { n: i + 1 });
  if (i === 0) return t("workshop-rent-bare");
  if (n < 3) return t("workshop-rent-step", { n: i + 1 });
  return i === say.top ? t("deed-hotel") : t("workshop-rent-apartments", { n: i });
}

export function ladderOf(say: Texts, path: string, values: number[], kind: string): Ladder {
  return { path, values, labels: values.map((_, i) => stepName(say, kind, i, values.length)) };
}

export function rentsOf(bench: Bench, say: Texts, space: Space): Ladder | null {
  const group = bench.groups.find((each) => each.name === space.group);
  const kind = group?.kind ?? "";
  if (space.rents?.length) return ladderOf(say, `space.${space.name}.rents`, space.rents, kind);
  if (group?.rents?.length) return ladderOf(say, `group.${group.name}.rents`, group.rents, kind);
  return null;
}
