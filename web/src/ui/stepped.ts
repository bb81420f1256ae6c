/** Arrow keys, Home and End move along the spaces of a ring; Enter and Space press the focused one. */
export function stepped(
  event: KeyboardEvent,
  at: number,
  n: number,
  press: (i: number) => void,
  go: (i: number) => void,
): void {
  const moves: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    Home: 0,
    End: n - 1,
  };
  const to = moves[event.key];
  if (to === undefined && event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  if (to === undefined) press(at);
  else go((to + n) % n);
}
