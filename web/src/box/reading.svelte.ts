/** Readings from a real box, stored in this browser, separate from every edition. */
import type { BoxSaid, Read } from "./figures";

const KEY = "magnat.box.";

interface Kept {
  read: Read;
  box: BoxSaid;
}

export class BoxReading {
  read = $state.raw<Read>({});
  box = $state.raw<BoxSaid>({});
  /** True if the browser stores it. */
  saved = $state(true);

  constructor(readonly game: string) {
    try {
      const stored = JSON.parse(localStorage.getItem(KEY + game) ?? "{}") as Partial<Kept>;
      this.read = stored.read ?? {};
      this.box = stored.box ?? {};
    } catch {
      this.saved = false;
    }
  }

  says(values: Read): void {
    this.read = { ...this.read, ...values };
    this.keep();
  }

  /** Discard a reading. */
  forget(path: string): void {
    this.read = Object.fromEntries(Object.entries(this.read).filter(([each]) => each !== path));
    this.keep();
  }

  describe(change: BoxSaid): void {
    this.box = { ...this.box, ...change };
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY + this.game, JSON.stringify({ read: this.read, box: this.box } satisfies Kept));
      this.saved = true;
    } catch {
      this.saved = false;
    }
  }
}
