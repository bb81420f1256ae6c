/** Hot-seat games: the seat in front of the screen, and the curtain between two players. */
import { t } from "./i18n.svelte";

/** The shared table. */
export interface Shared {
  readonly me: number;
  /** The seats that share this screen. */
  readonly yours: number[];
  /** True if there are hands to cover; null until the game is known. */
  readonly hasHands: boolean | null;
  readonly say: { seat(p: number): string } | null;
}

export class Sharing {
  /** The next seat to use the screen. Until its player confirms, the table is covered. */
  private next = $state(-1);

  /** `front` asks the server to send that seat's view from now on. */
  constructor(
    private readonly table: Shared,
    private readonly front: (seat: number) => Promise<unknown>,
    private readonly announce: (text: string, loud?: boolean) => void,
  ) {}

  private several = $derived.by(() => this.table.yours.length > 1);

  /** The seat that the curtain waits for; -1 if the table is uncovered. */
  curtain = $derived.by(() => (this.several && this.table.hasHands ? this.next : -1));

  /** The seat addressed as "you"; none if several players read together. */
  reader = $derived.by(() => (this.several ? -1 : this.table.me));

  /** Hand the screen to another seat. Without hidden hands there is nothing to cover. */
  pass(seat: number): void {
    this.next = seat;
    if (this.table.hasHands === null) return; // covered until the game is known; then `known` continues
    if (!this.table.hasHands) void this.uncover();
    else this.announce(t("pass-screen", { name: this.table.say?.seat(seat) ?? "" }), true);
  }

  /** The game is known: without hidden hands the next seat takes over at once. */
  known(): void {
    if (this.next >= 0 && !this.table.hasHands) void this.uncover();
  }

  /** The awaited player has confirmed. */
  async uncover(): Promise<void> {
    if (this.next === this.table.me) this.next = -1;
    else if (this.next >= 0) await this.front(this.next);
  }

  /** The server has put this seat in front; the first of several starts with the curtain closed. */
  arrived(seat: number, first: boolean): void {
    if (this.next === seat) this.next = -1;
    if (first && this.several) this.next = seat;
  }

  /** Uncover everything. */
  end(): void {
    this.next = -1;
  }

  /** A seat is asked: if it shares this screen, hand the screen over. */
  asked(seat: number): boolean {
    if (seat === this.table.me || !this.table.yours.includes(seat)) return false;
    this.pass(seat);
    return true;
  }
}
