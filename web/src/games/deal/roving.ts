/** Arrow keys, Home and End move along the cards of one place, which is a single tab stop. */
export function roving(node: HTMLElement): { destroy: () => void } {
  const moves: Record<string, (at: number, n: number) => number> = {
    ArrowRight: (at, n) => (at + 1) % n,
    ArrowDown: (at, n) => (at + 1) % n,
    ArrowLeft: (at, n) => (at + n - 1) % n,
    ArrowUp: (at, n) => (at + n - 1) % n,
    Home: () => 0,
    End: (_, n) => n - 1,
  };
  function key(event: KeyboardEvent): void {
    const move = moves[event.key];
    const stops = [...node.querySelectorAll<HTMLElement>("[data-stop]")];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (!move || at < 0) return;
    event.preventDefault();
    stops[move(at, stops.length)]?.focus();
  }
  node.addEventListener("keydown", key);
  return { destroy: () => node.removeEventListener("keydown", key) };
}
