/**
 * The guided first game: one idea at a time, when it comes up at the table. The dice follow the game's script, so that
 * each idea does come up; ideas and script are in the game's `lessons.toml`, the texts in its own files.
 */
import { listChoices, type Ask, type Idea } from "./wire";

/** Return the first unseen idea that applies now. */
export function ideaNow(ideas: Idea[], explained: string[], ask: Ask, happened: ReadonlySet<string>): Idea | null {
  const choices = listChoices(ask.choices);
  const comes = ({ ask: asked, may, fact }: Idea): boolean =>
    asked ? asked === ask.ask : may ? choices.includes(may) : happened.has(fact ?? "");
  return ideas.find((each) => !explained.includes(each.idea) && comes(each)) ?? null;
}
