/** Return a new unique id, also on pages without encryption, where `crypto.randomUUID` is missing. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, "0")).join("");
}
