/** Proposals that wait outside the game: who offers what to whom, until it is answered. */
import type { Answer, Command } from "./socket";
import type { Offered, OfferGone, Said } from "./wire";

export class Offers {
  waiting = $state.raw<Offered[]>([]);

  constructor(private readonly send: (command: Command) => Promise<Answer>) {}

  /** These wait now, and no others. */
  reset(offers: Offered[]): void {
    this.waiting = offers;
  }

  come(event: Offered): void {
    this.waiting = [...this.waiting.filter((each) => each.offer !== event.offer), event];
  }

  gone(event: OfferGone): void {
    this.waiting = this.waiting.filter((each) => each.offer !== event.offer);
  }

  /** Answer an offer; without a word it is turned down. */
  reply(offer: string, say?: Said): void {
    void this.send({ type: "reply", offer, say });
  }

  withdraw(offer: string): void {
    void this.send({ type: "withdraw", offer });
  }
}
