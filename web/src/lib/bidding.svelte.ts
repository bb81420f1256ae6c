/** Automatic bids up to a limit: the next step whenever I am asked, then a pass. */
import { isSpan, type Ask, type Pending } from "./wire";

export class Bidding {
  private limit: { lot: number; amount: number } | null = null;

  upTo(lot: number, amount: number): void {
    this.limit = { lot, amount };
  }

  /** Return the automatic bid; null if I decide myself. */
  next(ask: Ask, frame: Pending | undefined): number | null {
    const { limit } = this;
    if (!limit || frame?.lot !== limit.lot || !isSpan(ask.choices)) return null;
    const { from, to, step } = ask.choices;
    if (from + step <= Math.min(limit.amount, to)) return from + step;
    this.limit = null;
    return from;
  }
}
