/** Normalise words for searching: lower case, without accents. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** True if a text contains each of these words as a prefix of a word. */
export const matches = (wanted: string, text: string): boolean =>
  plain(wanted)
    .split(/\s+/)
    .every((word) => plain(text).includes(word));
