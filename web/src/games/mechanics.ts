/** What questions of the shared mechanics are about, for their sentences, where the server does not say. Display only. */
import { bits, has } from "../lib/bits";
import { levelsOf } from "../lib/sayings";
import type { Columns, Edition, Pending, Values } from "../lib/wire";
import type { GameWords } from "./contract";

const JAIL_CARD = 48;

export function tradable(view: Columns, seat: number): number[] {
  const mine = bits(view.deeds[seat] as number).filter((space) => !has(view.locked as number, space));
  (view.jail_cards as number[]).forEach((holder, deck) => {
    if (holder === seat) mine.push(JAIL_CARD + deck);
  });
  return mine;
}

export function membersOf(edition: Edition, group: number): number[] {
  const name = edition.board.group[group]?.name;
  return edition.board.space.flatMap((space, i) => (space.group === name ? [i] : []));
}

const mask = (items: number[]): number => items.reduce((sum, item) => sum + 2 ** item, 0);
const upTo = (amount: number, step: number): number => Math.ceil(amount / step) * step;

export function mortgageOf(edition: Edition, space: number): number {
  const deed = edition.board.space[space];
  return deed?.mortgage || Math.floor((deed?.price ?? 0) / 2);
}

export const mechanics: Required<GameWords> = {
  atStake(frame: Pending, view: Columns, edition: Edition): Values {
    const step = edition.board.money.step ?? 1;
    switch (frame.do) {
      case "send":
      case "reply": {
        const proposer = frame.do === "reply" ? (frame.other as number) : (frame.seat ?? 0);
        const theirs = new Set(tradable(view, proposer));
        const items = bits(frame.items as number);
        return { given: mask(items.filter((i) => theirs.has(i))), taken: mask(items.filter((i) => !theirs.has(i))) };
      }
      case "keep_or_lift": {
        const deed = bits(frame.deeds as number)[0] ?? 0;
        const value = mortgageOf(edition, deed);
        return { deed, interest: upTo(value, 10 * step) / 10, cost: value };
      }
      case "order":
        return { each: Math.floor((edition.board.group[frame.group as number]?.build ?? 0) / (frame.selling ? 2 : 1)) };
      case "settle_debt":
        return { missing: (frame.amount as number) - (view.cash[frame.seat ?? 0] as number) };
      case "answer_in_kind":
        return { whole: Number((frame.value as number) >= (frame.amount as number)) };
      default:
        return {};
    }
  },
  follows(frame: Pending, view: Columns, edition: Edition, answer: number): Values {
    const cash = view.cash?.[frame.seat ?? 0] as number;
    switch (frame.do) {
      case "bid":
        return { passing: Number(answer === frame.high) };
      case "item":
        return { mine: Number(tradable(view, frame.seat ?? 0).includes(answer)) };
      case "mortgage":
        return { value: mortgageOf(edition, answer) };
      case "lift": {
        const step = edition.board.money.step ?? 1;
        const value = mortgageOf(edition, answer);
        const cost = has(view.prepaid as number, answer) ? value : upTo(value * 11, 10 * step) / 10;
        return { cost, left: cash - cost };
      }
      case "order": {
        const streets = membersOf(edition, frame.group as number);
        const sum = (levels: number[]): number => levels.reduce((a, b) => a + b, 0);
        const now = sum(streets.map((space) => view.level[space] as number));
        const each = mechanics.atStake(frame, view, edition).each ?? 0;
        return { cost: Math.abs(sum(levelsOf(answer, streets.length)) - now) * each };
      }
      case "how_to_pay":
        return { left: cash - (frame.amount as number) };
      default:
        return {};
    }
  },
};
