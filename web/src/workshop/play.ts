/** Create a table with an edition: against bots, at one screen, or with friends by link. */
import { api, player } from "../lib/api";
import { usualBot } from "../lib/bots";
import { t } from "../lib/i18n.svelte";
import { usualSeats } from "../lib/play";
import { settings } from "../lib/settings.svelte";
import type { GameSummary, NewSeat, TableInfo } from "../lib/wire";
import type { Doc } from "./edition";

export type How = "bots" | "here" | "link";

function seatOf(game: GameSummary, how: How, i: number): NewSeat {
  const look = { token: i, colour: i };
  if (i === 0) return { kind: "me", ...look };
  if (how === "bots") return { kind: "bot", bot: usualBot(game, i), ...look };
  return how === "here" ? { kind: "me", name: t("seat-n", { n: i + 1 }), ...look } : { kind: "open", ...look };
}

/** The table contains the edition: everybody who joins plays it. */
export async function playEdition(doc: Doc, how: How): Promise<TableInfo> {
  const { games } = await api.games();
  const game = games.find((each) => each.game === doc.game);
  if (!game) throw new Error(doc.game);
  await player(settings.name);
  const seats = Array.from({ length: how === "here" ? game.least : usualSeats(game) }, (_, i) => seatOf(game, how, i));
  const table = await api.newTable({ game: doc.game, edition: doc, seats, bot_pace: settings.speed ? 700 : 0 });
  return how === "link" ? table : api.start(table.id);
}
