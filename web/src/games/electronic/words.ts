/** What Electronic's own questions are about, for their sentences, where the server does not say. Display only. */
import type { Columns, Edition, Pending, Values } from "../../lib/wire";
import type { GameWords } from "../contract";
import { mechanics } from "../mechanics";

function claim(view: Columns, seat: number): { visitor: number; amount: number } | null {
  const claims = (view.claims ?? []) as number[];
  for (let i = 0; i < claims.length; i += 4)
    if (claims[i] === seat) return { visitor: claims[i + 1] ?? 0, amount: claims[i + 2] ?? 0 };
  return null;
}

export const words: GameWords = {
  atStake(frame: Pending, view: Columns, edition: Edition): Values {
    const seat = frame.seat ?? 0;
    const cash = view.cash?.[seat] as number;
    switch (frame.do) {
      case "before_throw":
        return { again: Number((view.doubles as number) > 0) };
      case "leave_jail":
        return { attempt: view.jailed[seat] as number };
      case "buy_or_auction":
        return { enough: Number(cash >= (edition.board.space[frame.space as number]?.price ?? 0)) };
      case "fine_or_chance":
        return { enough: Number(cash >= (frame.amount as number)) };
      case "claim_rent":
        return { ...claim(view, seat) };
      default:
        return mechanics.atStake(frame, view, edition);
    }
  },
  follows(frame: Pending, view: Columns, edition: Edition, answer: number): Values {
    const cash = view.cash?.[frame.seat ?? 0] as number;
    switch (frame.do) {
      case "leave_jail":
        return { left: cash - (edition.board.money.fine ?? 0) };
      case "buy_or_auction":
        return { left: cash - (edition.board.space[frame.space as number]?.price ?? 0) };
      case "fine_or_chance":
        return { left: cash - (frame.amount as number) };
      default:
        return mechanics.follows(frame, view, edition, answer);
    }
  },
};
