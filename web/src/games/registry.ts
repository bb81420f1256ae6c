/** The folder that draws each game, as a separate chunk; a game without a folder is shown as lists. */
import type { GamePiece } from "./contract";

const folders = import.meta.glob<{ default: GamePiece }>("./*/index.ts");

export async function pieceOf(game: string): Promise<GamePiece> {
  const load = folders[`./${game}/index.ts`] ?? folders["./lists/index.ts"];
  if (!load) throw new Error(game);
  return (await load()).default;
}

export async function listsPiece(): Promise<GamePiece> {
  const load = folders["./lists/index.ts"];
  if (!load) throw new Error("lists");
  return (await load()).default;
}
