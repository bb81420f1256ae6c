/** A custom edition for drawing and texts: the printed one, with the document applied to its board. */
import { namesOver } from "../lib/languages";
import type { Board, Edition, Group, Named, Space } from "../lib/wire";
import { kept } from "../workshop/kept";
import { GAMES, merged, printedTable, type Doc, type Table, type GameTemplate } from "../workshop/edition";

/** A group as a custom edition may draw it. */
export type DrawnGroup = Group & { colour?: string; shape?: string };

export function boardOver(board: Board, doc: Doc): Board {
  if (!board.space) return packOver(board, doc);
  const whole = merged(printedTable({ printed: board } as unknown as GameTemplate), doc as unknown as Table);
  const listed = <T extends { name: string }>(table: unknown, names: string[]): T[] =>
    names.flatMap((name) => {
      const changes = (table as Record<string, T>)[name];
      return changes ? [{ ...changes, name }] : [];
    });
  const names = (list: { name: string }[]): string[] => list.map((each) => each.name);
  return {
    ...board,
    money: whole.money as Record<string, number>,
    pieces: whole.pieces as Record<string, number>,
    space: listed<Space>(whole.space, whole.order as string[]),
    group: listed<DrawnGroup>(whole.group, names(board.group)),
    token: listed<Named>(whole.token, names(board.token)),
  };
}

/** Deal is a pack: its properties and colours may have other names and figures. */
function packOver(board: Board, doc: Doc): Board {
  const own = doc as unknown as Record<string, Record<string, Table> | undefined>;
  const over = (section: string): Named[] =>
    ((board[section] ?? []) as Named[]).map((each) => namesOver(each, own[section]?.[each.name] ?? {}));
  return { ...board, property: over("property"), colour: over("colour") };
}

/** The arguments of texts with general amounts, from the edition. */
export function wordsOver({ words }: Edition, doc: Doc): Edition["words"] {
  const constants = { ...words.constants };
  for (const spec of Object.keys(constants)) {
    const own = doc.money?.[spec.split(":")[0] ?? ""];
    if (own !== undefined) constants[spec] = own;
  }
  return { ...words, constants };
}

export function editionOver(edition: Edition, doc: Doc): Edition {
  return { ...edition, board: boardOver(edition.board, doc), words: wordsOver(edition, doc) };
}

/** Return the address of an edition's page; a printed game has none in the workshop. */
export const wayBack = (id: string): string => (kept.one(id) ? `/workshop/${id}` : "/workshop");

/** Resolve an address: a stored edition, or a printed game. */
export function docOf(id: string): Doc | null {
  return kept.one(id)?.doc ?? (GAMES.includes(id) ? { format: 1, game: id } : null);
}
