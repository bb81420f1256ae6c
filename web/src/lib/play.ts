/** Create tables with one click. */
import { api, player } from "./api";
import { usualBot } from "./bots";
import { settings } from "./settings.svelte";
import type { GameSummary, NewTable, TableInfo } from "./wire";

export function usualSeats(game: GameSummary): number {
  return Math.min(Math.max(4, game.least), game.most);
}

/** Create and start a game with me and bots, by the rules of the booklet. */
export async function playNow(game: GameSummary): Promise<TableInfo> {
  await player(settings.name);
  settings.lastGame = game.game;
  const seats: NewTable["seats"] = Array.from({ length: usualSeats(game) }, (_, i) =>
    i === 0 ? { kind: "me", token: 0, colour: 0 } : { kind: "bot", bot: usualBot(game, i), token: i, colour: i },
  );
  const table = await api.newTable({ game: game.game, seats, bot_pace: settings.speed ? 700 : 0 });
  return api.start(table.id);
}

/** Create the guided first game: the dice follow a script written for me and one bot. */
export async function learnNow(game: GameSummary): Promise<TableInfo> {
  await player(settings.name);
  const seats: NewTable["seats"] = [
    { kind: "me", token: 0, colour: 0 },
    { kind: "bot", bot: "steady", token: 1, colour: 1 },
  ];
  const pace = settings.speed ? 900 : 0;
  const table = await api.newTable({ game: game.game, seats, luck: "learn", bot_pace: pace });
  return api.start(table.id);
}
