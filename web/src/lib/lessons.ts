/**
 * The guided first game: one idea at a time, when it comes up at the table. Nature follows the game's script
 * (`lessons.toml`), so each of them does come up; the sentences are `lesson-<game>-<idea>`.
 */
import { listed, type Ask } from "./wire";

/** An idea is told when I am asked this, when I may say this, or when this has happened. */
export interface Idea {
  key: string;
  ask?: string;
  may?: string;
  fact?: string;
}

export const LESSONS: Record<string, Idea[]> = {
  electronic: [
    { key: "goal", ask: "before_throw" },
    { key: "throw", ask: "before_throw" },
    { key: "buy", ask: "buy_or_auction" },
    { key: "end", ask: "after_move" },
    { key: "rent", fact: "rent" },
    { key: "card", fact: "drew" },
    { key: "salary", fact: "salary" },
    { key: "build", may: "build" },
    { key: "jail", fact: "jailed" },
    { key: "auction", ask: "bid" },
    { key: "trade", may: "trade" },
  ],
  empire: [
    { key: "goal", ask: "before_roll" },
    { key: "office", may: "office" },
    { key: "buy", ask: "buy_or_auction" },
    { key: "top", ask: "after_landing" },
    { key: "rent", fact: "rent" },
    { key: "card", fact: "drew" },
    { key: "swap", ask: "swap_or_move" },
    { key: "auction", ask: "bid" },
    { key: "reverse", ask: "pay_or_reverse" },
    { key: "no", ask: "say_no" },
  ],
  star_wars: [
    { key: "goal", ask: "before_roll" },
    { key: "base", ask: "buy_or_auction" },
    { key: "force", may: "play" },
    { key: "rent", fact: "rent" },
    { key: "no", ask: "just_say_no" },
    { key: "hyperdrive", ask: "hyperdrive" },
    { key: "bounty", ask: "bounty_hunter" },
    { key: "end", ask: "after_move" },
  ],
  deal: [
    { key: "goal", ask: "play" },
    { key: "play", ask: "play" },
    { key: "group", fact: "laid" },
    { key: "bank", fact: "banked" },
    { key: "take", ask: "take_property" },
    { key: "joker", ask: "lay_joker" },
    { key: "pay", ask: "pay_with" },
    { key: "rent", ask: "rent_for" },
  ],
  millionaire: [
    { key: "goal", ask: "choose_movers" },
    { key: "throw", ask: "before_throw" },
    { key: "buy", ask: "buy_or_auction" },
    { key: "fortune", fact: "kept_fortune" },
    { key: "rent", fact: "rent" },
    { key: "play", may: "play" },
    { key: "no", ask: "say_no" },
    { key: "evolve", ask: "keep_or_evolve" },
    { key: "build", may: "build" },
  ],
};

/** The first idea that has not been told and has its moment now. */
export function ideaNow(game: string, told: string[], ask: Ask, happened: ReadonlySet<string>): Idea | null {
  const choices = listed(ask.choices);
  const comes = (idea: Idea): boolean =>
    idea.ask !== undefined
      ? idea.ask === ask.ask
      : idea.may !== undefined
        ? choices.includes(idea.may)
        : happened.has(idea.fact ?? "");
  return LESSONS[game]?.find((idea) => !told.includes(idea.key) && comes(idea)) ?? null;
}
