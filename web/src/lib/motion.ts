/** Animations by WAAPI with a signal to skip. Only transform and opacity change. */

export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted || ms <= 0) return done();
    const timer = setTimeout(finish, ms);
    function finish(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      done();
    }
    signal.addEventListener("abort", finish);
  });
}

/** Play keyframes on an element and resolve when they are over, or at once when skipped. */
export async function animated(
  element: Element | null | undefined,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
  signal: AbortSignal,
): Promise<void> {
  if (!element || signal.aborted || !element.animate) return;
  const animation = element.animate(frames, options);
  const skip = () => animation.cancel();
  signal.addEventListener("abort", skip);
  await animation.finished.catch(() => undefined);
  signal.removeEventListener("abort", skip);
}

/** Move a pawn from stop to stop. */
export function hops(stops: readonly (readonly [number, number])[]): Keyframe[] {
  return stops.flatMap(([x, y], k) => {
    const down = { transform: `translate(${x}px, ${y}px) scale(1)`, easing: "ease-out" };
    const [px, py] = stops[k - 1] ?? [x, y];
    const up = { transform: `translate(${(px + x) / 2}px, ${(py + y) / 2}px) scale(1.28)`, easing: "ease-in" };
    return k ? [up, down] : [down];
  });
}

/** Animate a few coins from one place of the page to another, above everything. */
export async function coins(from: DOMRect, to: DOMRect, many: number, ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const layer = document.createElement("div");
  layer.className = "fly-layer";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  const x0 = from.left + from.width / 2;
  const y0 = from.top + from.height / 2;
  const dx = to.left + to.width / 2 - x0;
  const dy = to.top + to.height / 2 - y0;
  const flights = Array.from({ length: many }, (_, i) => {
    const coin = document.createElement("span");
    coin.className = "fly-coin";
    coin.style.left = `${x0 - 9}px`;
    coin.style.top = `${y0 - 9}px`;
    layer.append(coin);
    const lift = -40 - i * 8;
    return animated(
      coin,
      [
        { transform: "translate(0, 0) scale(.6)", opacity: 0 },
        { transform: `translate(${dx * 0.4}px, ${dy * 0.4 + lift}px) scale(1.1)`, opacity: 1, offset: 0.4 },
        { transform: `translate(${dx}px, ${dy}px) scale(.7)`, opacity: 0.2 },
      ],
      { duration: ms, delay: i * 60, easing: "cubic-bezier(.4, .1, .5, 1)", fill: "both" },
      signal,
    );
  });
  await Promise.all(flights);
  layer.remove();
}
