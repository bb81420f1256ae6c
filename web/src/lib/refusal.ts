/** Why something could not be done, as a sentence of its own. */
import { ApiError } from "./api";
import { t, words } from "./i18n.svelte";

/** `unless` is the text for what the server did not say: it could not be reached, or something else went wrong. */
export function refusal(why: unknown, unless = "server-gone-text"): string {
  const key = why instanceof ApiError ? `refusal-${why.reason.replaceAll("_", "-")}` : "";
  if (!words.has(key)) return t(unless);
  const accepted = why instanceof ApiError && why.accepted ? ` (${why.accepted})` : "";
  const reason = t(key);
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${accepted}.`;
}
