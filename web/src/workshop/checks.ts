/** What is wrong with an edition or doubtful about it, in words. */
import { settings } from "../lib/settings.svelte";
import type { Check, Checked } from "./edition";

/** What is wrong; and how to mend it, unless the page offers to. */
export function checkSaid({ says, mend, repair }: Check): string {
  const { lang } = settings;
  return [says[lang], repair ? "" : mend[lang]].filter(Boolean).join(" ");
}

/** An edition that cannot even be read is one thing to be corrected, where it stands. */
export function problemsOf({ problem, problems }: Checked): Check[] {
  if (!problem) return problems ?? [];
  const { key, id, expected, mend } = problem;
  const both = (text: string): Record<"fr" | "en", string> => ({ fr: text, en: text });
  return [{ path: key, grade: "bad", id, args: {}, says: both(expected), mend: both(mend) }];
}

/** What a note is called in the page, so that its field can point to it. */
export const noteId = (check: Check): string => `note-${check.path}-${check.id}`.replaceAll(/[^\w-]/gu, "-");
