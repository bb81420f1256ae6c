/** A card of a deck, as an edition writes it: what it is called, and what it says. */
import type { Args, Sayings } from "../lib/sayings";
import type { Table, Told } from "../workshop/edition";

export type Line = Table;

export const countOf = (line: Line): number => (typeof line.count === "number" ? line.count : 1);
const slug = (name: unknown): string => String(name).replaceAll("_", "-");

/** What the verb needs, as a text may use it. */
function needsOf(say: Sayings, told: Told, line: Line): Args {
  const { board } = say.edition;
  let found: Args = {};
  for (const need of told.verbs.find((each) => each.name === line.verb)?.needs ?? []) {
    const kind = need.kind === "utility" ? "space" : need.kind;
    const listed = kind === "space" ? board.space : kind === "group" ? board.group : null;
    const at = listed ? listed.findIndex((each) => each.name === line[need.name]) : Number(line[need.name]);
    if (Number.isFinite(at)) found = { ...found, ...say.spell([`${need.name}:${kind}`], [at]) };
  }
  return found;
}

/** Its own words; the printed ones while it does what is printed; else what its verb says. */
export function cardSaid(say: Sayings, told: Told, deck: string, line: Line): { title: string; text: string } {
  const key = `card-${slug(line.name)}`;
  const title = line[say.lang] || (say.has(key) ? say.line(key) : line.fr || line.en || "");
  const own = line[`words_${say.lang}`] || line.words_fr || line.words_en;
  if (own) return { title: String(title), text: String(own) };
  const printed = told.printed.decks?.[deck]?.find((each) => each.name === line.name);
  const said = printed?.verb === line.verb && say.has(`${key}-text`) ? `${key}-text` : `does-${slug(line.verb)}`;
  return { title: String(title), text: say.line(said, needsOf(say, told, line)) };
}
