/** Offers outside the game: pending ones, and the results of mine. */
import type { Answer, Command } from "./socket";
import type { Offered, OfferGone, Said, Values } from "./wire";

/** The result of one of my offers. */
export interface Replied {
  offer: string;
  /** The seat that replied. */
  by: number;
  /** accepted, refused or void. */
  why: string;
  reason: string;
  about: Values;
  /** The counter-offer; "" for none. */
  counter: string;
}

/** A trade from my point of view: the items that change hands, and the amount I pay (negative: receive). */
export interface Proposal {
  with: number;
  items: number[];
  cash: number;
}

const ACCEPTED_SHOWN_MS = 1400; // a no stays until it is dismissed

export class Offers {
  waiting = $state.raw<Offered[]>([]);
  replies = $state.raw<Replied[]>([]);

  /** The starting point of my next offer. */
  private begin: Proposal | null = null;

  constructor(private readonly send: (command: Command) => Promise<Answer>) {}

  /** Replace the pending offers. */
  reset(offers: Offered[]): void {
    this.waiting = offers;
    this.replies = [];
  }

  come(event: Offered): void {
    this.waiting = [...this.waiting.filter((each) => each.offer !== event.offer), event];
  }

  /** Remove an offer. If it was `mine`, its result is shown, with any counter-offer. */
  gone(event: OfferGone, me: number): void {
    const { offer, to: by, why, reason = "", about = {}, counter = "" } = event;
    this.waiting = this.waiting.filter((each) => each.offer !== offer);
    this.replies = this.replies.filter((each) => each.counter !== offer);
    if (event.seat !== me || why === "withdrawn") return;
    this.past(); // only the last no is shown, because more would push the question away
    this.replies = [...this.replies, { offer, by, why, reason, about, counter }];
    if (why === "accepted") setTimeout(() => this.read(offer), ACCEPTED_SHOWN_MS);
  }

  /** True if an offer of mine or to me is pending or has just been answered. */
  concern(me: number): boolean {
    return this.replies.length > 0 || this.waiting.some(({ seat, to }) => seat === me || to === me);
  }

  /** The pending counter-offer to me. */
  answering(me: number): Offered | undefined {
    return this.waiting.find(({ offer, to }) => to === me && this.replies.some(({ counter }) => counter === offer));
  }

  /** Refuse an offer and start my next one from it. */
  counter(offer: string, begin: Proposal): void {
    this.begin = begin;
    this.reply(offer);
  }

  /** Return the prepared starting point of an offer to this seat, once. */
  countered(seat: number): Proposal | null {
    const { begin } = this;
    this.begin = null;
    return begin?.with === seat ? begin : null;
  }

  /** Dismiss a reply. */
  read(offer: string): void {
    this.replies = this.replies.filter((each) => each.offer !== offer);
  }

  /** Discard earlier replies, except those that wait for my answer. */
  past(): void {
    this.replies = this.replies.filter(({ counter }) => this.waiting.some(({ offer }) => offer === counter));
  }

  /** Answer an offer; without a word, refuse it. */
  reply(offer: string, say?: Said): void {
    void this.send({ type: "reply", offer, say });
  }

  withdraw(offer: string): void {
    void this.send({ type: "withdraw", offer });
  }
}
