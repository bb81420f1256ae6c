/** Where others find a page of this server. */

/** Names that lead everybody to his own machine. */
export const onlyHere = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host) || host === "0.0.0.0";

/** The address for others: the server's own, or the one by which this page came; "" when neither leads here. */
export function addressFor(told: string, here: { hostname: string; origin: string }): string {
  if (told) return told;
  return onlyHere(here.hostname) ? "" : here.origin;
}
