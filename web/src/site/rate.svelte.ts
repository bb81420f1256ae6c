/** How fast something comes: by what has come in the last three seconds. */

const SPAN = 3_000; // ms
const LEAST = 1; // seconds: nearer than that nothing is foretold

export class Rate {
  /** Seconds until all is here; 0 while that cannot be said. */
  seconds = $state(0);
  /** Nothing has come for a while. */
  still = $state(false);
  /** There is no network at the moment. */
  cut = $state(false);
  private seen: { at: number; got: number }[] = [];

  constructor(private readonly read: () => [got: number, size: number]) {}

  /** Looks twice a second until it is told not to. */
  watch(): () => void {
    const timer = setInterval(() => this.look(performance.now()), 500);
    return () => clearInterval(timer);
  }

  look(at: number): void {
    const [got, size] = this.read();
    this.seen = [...this.seen.filter((each) => at - each.at <= SPAN), { at, got }];
    const first = this.seen[0]!;
    const came = got - first.got;
    const whole = at - first.at >= SPAN - 600; // it does not look at the very moment
    this.still = whole && came <= 0 && got < size;
    this.cut = navigator.onLine === false && got < size;
    const left = came > 0 ? ((size - got) / came) * ((at - first.at) / 1000) : 0;
    this.seconds = left >= LEAST ? Math.ceil(left) : 0;
  }
}
