/**
 * The guided first game: one idea at a time, when it comes up at the table. Nature follows the game's script, so each of
 * them does come up; ideas and script are in the game's `lessons.toml`, the sentences in its own texts.
 */
import { listed, type Ask, type Idea } from "./wire";

/** The first idea that has not been told and has its moment now. */
export function ideaNow(ideas: Idea[], told: string[], ask: Ask, happened: ReadonlySet<string>): Idea | null {
  const choices = listed(ask.choices);
  const comes = ({ ask: asked, may, fact }: Idea): boolean =>
    asked ? asked === ask.ask : may ? choices.includes(may) : happened.has(fact ?? "");
  return ideas.find((each) => !told.includes(each.idea) && comes(each)) ?? null;
}
