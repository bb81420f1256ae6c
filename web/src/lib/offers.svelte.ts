/** Proposals that wait outside the game: who offers what to whom, until it is answered, and what came of mine. */
import type { Answer, Command } from "./socket";
import type { Offered, OfferGone, Said, Values } from "./wire";

/** What came of an offer of mine. */
export interface Replied {
  offer: string;
  /** Who replied. */
  by: number;
  /** accepted, refused or void. */
  why: string;
  reason: string;
  about: Values;
  /** What was offered instead; "" for nothing. */
  counter: string;
}

/** A trade as I would put it: what changes hands, and what I pay (below 0: what I get). */
export interface Proposal {
  with: number;
  items: number[];
  cash: number;
}

const READ = 1400; // ms for which a yes stands; a no stays until it is read

export class Offers {
  waiting = $state.raw<Offered[]>([]);
  replies = $state.raw<Replied[]>([]);

  /** What my next offer begins with. */
  private begin: Proposal | null = null;

  constructor(private readonly send: (command: Command) => Promise<Answer>) {}

  /** These wait now, and no others. */
  reset(offers: Offered[]): void {
    this.waiting = offers;
    this.replies = [];
  }

  come(event: Offered): void {
    this.waiting = [...this.waiting.filter((each) => each.offer !== event.offer), event];
  }

  /** An offer is no more. If it was `mine`, what came of it is shown; a reply goes with what it offered instead. */
  gone(event: OfferGone, me: number): void {
    const { offer, to: by, why, reason = "", about = {}, counter = "" } = event;
    this.waiting = this.waiting.filter((each) => each.offer !== offer);
    this.replies = this.replies.filter((each) => each.counter !== offer);
    if (event.seat !== me || why === "withdrawn") return;
    this.past(); // only the last no is told: more of them would push the question away
    this.replies = [...this.replies, { offer, by, why, reason, about, counter }];
    if (why === "accepted") setTimeout(() => this.read(offer), READ);
  }

  /** Whether something of mine waits, or waits for me, or has just been answered. */
  concern(me: number): boolean {
    return this.replies.length > 0 || this.waiting.some(({ seat, to }) => seat === me || to === me);
  }

  /** What answers an offer of mine, and waits for me. */
  answering(me: number): Offered | undefined {
    return this.waiting.find(({ offer, to }) => to === me && this.replies.some(({ counter }) => counter === offer));
  }

  /** No to this, and my next offer begins from it. */
  counter(offer: string, begin: Proposal): void {
    this.begin = begin;
    this.reply(offer);
  }

  /** What an offer to this seat begins with; asked once. */
  countered(seat: number): Proposal | null {
    const { begin } = this;
    this.begin = null;
    return begin?.with === seat ? begin : null;
  }

  /** A reply has been read. */
  read(offer: string): void {
    this.replies = this.replies.filter((each) => each.offer !== offer);
  }

  /** What was replied before is past, but for what still waits for my answer. */
  past(): void {
    this.replies = this.replies.filter(({ counter }) => this.waiting.some(({ offer }) => offer === counter));
  }

  /** Answer an offer; without a word it is turned down. */
  reply(offer: string, say?: Said): void {
    void this.send({ type: "reply", offer, say });
  }

  withdraw(offer: string): void {
    void this.send({ type: "withdraw", offer });
  }
}
