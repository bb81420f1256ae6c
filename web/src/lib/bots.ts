/** The bots that people choose from, and what they are called. */
import { t } from "./i18n.svelte";
import type { Catalogue, GameSummary } from "./wire";

/** What stands behind a level is not offered a second time. */
const BEHIND = ["distracted", "steady", "search"];

export const botName = (bot: string): string => t("bot-named", { bot: t(`bot-${bot}`) });

/** Levels, then manners and whatever else there is; and the one that sits there already. */
export function botsOffered(catalogue: Catalogue | null, now?: string): string[] {
  const found = [...(catalogue?.levels ?? []), ...(catalogue?.bots ?? []).filter((bot) => !BEHIND.includes(bot))];
  return now && !found.includes(now) ? [...found, now] : found;
}

/** Who sits at a place by default: a table of bots is not all the same. */
export const usualBot = (game: GameSummary | undefined, seat: number): string => game?.company[seat] ?? "normal";
