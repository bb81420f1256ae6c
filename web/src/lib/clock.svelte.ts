/** One clock for the whole page: a quarter of a second is fine enough. */
class Now {
  value = $state(Date.now());
  constructor() {
    setInterval(() => (this.value = Date.now()), 250);
  }
}

export const now = new Now();

export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} j`;
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, "0")} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What each seat has left on its clock, by the server's time. */
export class Clocks {
  private left = $state.raw<number[]>([]);
  private at = 0;
  /** How far the server's clock is ahead of ours, in ms. */
  skew = 0;

  /** What the server told: the time left by seat, and when; without figures they stand as they were. */
  told(left: number[] | undefined, at: number): void {
    this.at = at;
    this.left = [...(left ?? this.left)];
  }

  /** Milliseconds of a seat; null if it has no clock. */
  of(seat: number, runs: boolean, now: number): number | null {
    const left = this.left[seat];
    if (left === undefined) return null;
    return runs ? Math.max(0, left - (now + this.skew - this.at)) : left;
  }
}
