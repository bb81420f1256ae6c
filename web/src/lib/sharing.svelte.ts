/** Several people around one screen: who sits in front of it, and the curtain between two of them. */
import { t } from "./i18n.svelte";

/** The table that is shared. */
export interface Shared {
  readonly me: number;
  /** The seats of the people who share this screen. */
  readonly yours: number[];
  /** Whether there are hands to cover; null until the game is known. */
  readonly hasHands: boolean | null;
  readonly say: { seat(p: number): string } | null;
}

export class Sharing {
  /** Who is to take the screen. Until they say that they are there, the table is covered. */
  private next = $state(-1);

  /** `front`: the server is asked to tell from now on what that seat may see. */
  constructor(
    private readonly table: Shared,
    private readonly front: (seat: number) => Promise<unknown>,
    private readonly announce: (text: string, loud?: boolean) => void,
  ) {}

  private several = $derived.by(() => this.table.yours.length > 1);

  /** Whose eyes the covered table waits for; -1 when it lies open. */
  curtain = $derived.by(() => (this.several && this.table.hasHands ? this.next : -1));

  /** Whom sentences call "you": nobody when several people read them together. */
  reader = $derived.by(() => (this.several ? -1 : this.table.me));

  /** Another of us comes to the screen. Where nobody holds a hand there is nothing to cover. */
  pass(seat: number): void {
    this.next = seat;
    if (this.table.hasHands === null) return; // covered in any case until it is known: `known` goes on
    if (!this.table.hasHands) void this.uncover();
    else this.announce(t("pass-screen", { name: this.table.say?.seat(seat) ?? "" }), true);
  }

  /** The game is known by now: without hands whoever is next comes at once. */
  known(): void {
    if (this.next >= 0 && !this.table.hasHands) void this.uncover();
  }

  /** Whom we waited for is there. */
  async uncover(): Promise<void> {
    if (this.next === this.table.me) this.next = -1;
    else if (this.next >= 0) await this.front(this.next);
  }

  /** The server has put this seat in front; the first of several finds the table covered. */
  arrived(seat: number, first: boolean): void {
    if (this.next === seat) this.next = -1;
    if (first && this.several) this.next = seat;
  }

  /** Nothing is hidden any more. */
  end(): void {
    this.next = -1;
  }

  /** Somebody is asked: if it is another of us, the screen goes there. */
  asked(seat: number): boolean {
    if (seat === this.table.me || !this.table.yours.includes(seat)) return false;
    this.pass(seat);
    return true;
  }
}
