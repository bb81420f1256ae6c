/** An id that nobody has used; also where the page came without encryption, as on a home network. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, "0")).join("");
}
