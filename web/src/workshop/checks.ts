/** Errors and warnings of an edition as texts. */
import { textIn } from "../lib/languages";
import { settings } from "../lib/settings.svelte";
import type { LocalizedText } from "../lib/wire";
import type { Check, Checked } from "./edition";

/** Describe the problem; and its fix, unless the page offers one. */
export function describeCheck({ says, mend, repair }: Check): string {
  const { lang } = settings;
  return [textIn(says, lang), repair ? "" : textIn(mend, lang)].filter(Boolean).join(" ");
}

/** An unreadable edition has a single error, at its position. */
export function problemsOf({ problem, problems }: Checked): Check[] {
  if (!problem) return problems ?? [];
  const { key, id, expected, mend } = problem;
  const inMine = (text: string): LocalizedText => ({ [settings.lang]: text });
  return [{ path: key, grade: "bad", id, args: {}, says: inMine(expected), mend: inMine(mend) }];
}

/** Return the element id of a note, for `aria-describedby`. */
export const noteId = (check: Check): string => `note-${check.path}-${check.id}`.replaceAll(/[^\w-]/gu, "-");
