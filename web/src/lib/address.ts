/** The address of a page for other devices. */

/** Host names that mean the local machine for every device. */
export const onlyHere = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host) || host === "0.0.0.0";

/**
 * Return the address for others: the server's own, or the one this page was loaded from; "" if neither is reachable.
 */
export function addressFor(configured: string, here: { hostname: string; origin: string }): string {
  if (configured) return configured;
  return onlyHere(here.hostname) ? "" : here.origin;
}
