/** Coin animations: which facts move money between which seats. */
import type { Motion } from "../games/contract";
import { coins, pause } from "./motion";

const BANK = -1;
/** Payer and payee as indexes: the seat of the fact, the bank. */
const FROM_SEAT = ["bought", "won_auction", "taxed", "paid_fine", "lifted", "paid_building"];
const TO_SEAT = ["salary", "received", "received_building", "mortgaged"];

function wayOf({ word, seat, ints }: Motion): [from: number, to: number] | null {
  if (word === "paid") return [seat, ints[1] ?? BANK];
  if (FROM_SEAT.includes(word)) return [seat, BANK];
  return TO_SEAT.includes(word) ? [BANK, seat] : null;
}

function spot(seat: number): Element | null {
  if (seat !== BANK) return document.querySelector(`[data-strip="${seat}"]`);
  return document.querySelector("[data-bank]") ?? document.querySelector(".centre");
}

/** Animate a fact's effect outside the board. */
export async function flight(motion: Motion): Promise<void> {
  const { word, ints, ms, signal } = motion;
  const way = wayOf(motion);
  if (!way) {
    if (word === "drew" && ints.length > 1) await pause(ms(900), signal);
    return;
  }
  const [from, to] = [spot(way[0]), spot(way[1])];
  if (from && to && from !== to)
    await coins(from.getBoundingClientRect(), to.getBoundingClientRect(), 3, ms(520), signal);
}
