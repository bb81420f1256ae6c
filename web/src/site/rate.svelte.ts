/** Download rate over the last three seconds. */

const SPAN_MS = 3_000;
const MIN_ESTIMATE_SECONDS = 1;

export class Rate {
  /** Estimated remaining seconds; 0 if unknown. */
  seconds = $state(0);
  /** True if the download is stalled. */
  still = $state(false);
  /** True if the browser is offline. */
  cut = $state(false);
  private seen: { at: number; got: number }[] = [];

  constructor(private readonly read: () => [got: number, size: number]) {}

  /** Measure twice a second until stopped. */
  watch(): () => void {
    const timer = setInterval(() => this.look(performance.now()), 500);
    return () => clearInterval(timer);
  }

  look(at: number): void {
    const [got, size] = this.read();
    this.seen = [...this.seen.filter((each) => at - each.at <= SPAN_MS), { at, got }];
    const first = this.seen[0]!;
    const came = got - first.got;
    const whole = at - first.at >= SPAN_MS - 600; // it does not run at the exact moment
    this.still = whole && came <= 0 && got < size;
    this.cut = navigator.onLine === false && got < size;
    const left = came > 0 ? ((size - got) / came) * ((at - first.at) / 1000) : 0;
    this.seconds = left >= MIN_ESTIMATE_SECONDS ? Math.ceil(left) : 0;
  }
}
