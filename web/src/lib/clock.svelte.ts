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
