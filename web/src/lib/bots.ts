/** The selectable bots and their names. */
import { t } from "./i18n.svelte";
import type { Catalogue, GameSummary } from "./wire";

/** A level's own bot is not listed a second time. */
const BEHIND = ["distracted", "steady", "search"];

export const botName = (bot: string): string => t("bot-named", { bot: t(`bot-${bot}`) });

/** Levels, then styles and other bots; and the bot that already has the seat. */
export function offeredBots(catalogue: Catalogue | null, now?: string): string[] {
  const offered = [...(catalogue?.levels ?? []), ...(catalogue?.bots ?? []).filter((bot) => !BEHIND.includes(bot))];
  return now && !offered.includes(now) ? [...offered, now] : offered;
}

/** Return a seat's default bot, so that the bots of a table differ. */
export const usualBot = (game: GameSummary | undefined, seat: number): string => game?.company[seat] ?? "normal";
