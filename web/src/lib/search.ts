/** Words as people type them: without accents, small. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a text has every one of these words, or their beginnings. */
export const matches = (wanted: string, text: string): boolean =>
  plain(wanted)
    .split(/\s+/)
    .every((word) => plain(text).includes(word));
