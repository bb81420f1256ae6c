/** Return the reason of a failure as a sentence. */
import { ApiError } from "./api";
import { t, words } from "./i18n.svelte";

/** `unless` is the text if the server gave no reason: it was not reachable, or another error occurred. */
export function refusal(why: unknown, unless = "server-gone-text"): string {
  const key = why instanceof ApiError ? `refusal-${why.reason.replaceAll("_", "-")}` : "";
  if (!words.has(key)) return t(unless);
  const accepted = why instanceof ApiError && why.accepted ? ` (${why.accepted})` : "";
  const reason = t(key);
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${accepted}.`;
}
