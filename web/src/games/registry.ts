/** Which folder draws which game. Each is a chunk of its own; a game without one is shown as lists. */
import type { GamePiece } from "./contract";

const folders = import.meta.glob<{ default: GamePiece }>("./*/index.ts");

export async function pieceOf(game: string): Promise<GamePiece> {
  const found = folders[`./${game}/index.ts`] ?? folders["./lists/index.ts"];
  if (!found) throw new Error(game);
  return (await found()).default;
}

export async function listsPiece(): Promise<GamePiece> {
  const found = folders["./lists/index.ts"];
  if (!found) throw new Error("lists");
  return (await found()).default;
}
