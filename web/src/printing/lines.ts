/** The title and the text of a deck's card, from an edition. */
import { textIn } from "../lib/languages";
import type { Args, Texts } from "../lib/texts";
import type { Table, GameTemplate } from "../workshop/edition";

export type Line = Table;

export const countOf = (line: Line): number => (typeof line.count === "number" ? line.count : 1);
const slug = (name: unknown): string => String(name).replaceAll("_", "-");

/** The parameters of the verb, as arguments of its text. */
function needsOf(say: Texts, template: GameTemplate, line: Line): Args {
  const { board } = say.edition;
  let args: Args = {};
  for (const need of template.verbs.find((each) => each.name === line.verb)?.needs ?? []) {
    const kind = need.kind === "utility" ? "space" : need.kind;
    const listed = kind === "space" ? board.space : kind === "group" ? board.group : null;
    const at = listed ? listed.findIndex((each) => each.name === line[need.name]) : Number(line[need.name]);
    if (Number.isFinite(at)) args = { ...args, ...say.spell([`${need.name}:${kind}`], [at]) };
  }
  return args;
}

/** Its own text; the printed text if its effect is as printed; else the verb's text. */
export function describeCard(
  say: Texts,
  template: GameTemplate,
  deck: string,
  line: Line,
): { title: string; text: string } {
  const key = `card-${slug(line.name)}`;
  const title = textIn(line, say.lang) || (say.has(key) ? say.line(key) : "");
  const own = textIn(line, say.lang, "words");
  if (own) return { title: String(title), text: String(own) };
  const printed = template.printed.decks?.[deck]?.find((each) => each.name === line.name);
  const textKey = printed?.verb === line.verb && say.has(`${key}-text`) ? `${key}-text` : `does-${slug(line.verb)}`;
  return { title: String(title), text: say.line(textKey, needsOf(say, template, line)) };
}
