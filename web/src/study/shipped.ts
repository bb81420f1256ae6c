/** Studies shipped with the client: small files, made by `make studies`. */
import type { Study } from "./study";

const files = import.meta.glob<Study>("../../../src/magnat/study/data/*.json", { import: "default" });

/** The available studies: game, seats, players. */
export const STUDIES = Object.keys(files)
  .map((path) => /\/(\w+)-(\d+)-(\w+)\.json$/.exec(path))
  .filter((found) => found !== null)
  .map(([, game = "", seats = "", bot = ""]) => ({ game, seats: Number(seats), bot }));

export function studyOf(game: string, seats: number, bot: string): Promise<Study> | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${game}-${seats}-${bot}.json`))?.[1]();
}
