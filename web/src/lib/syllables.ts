/** Hyphenation: words are broken only between syllables. */
import { HYPHENATED } from "./languages";

const VOWEL = /[aeiouyàâäéèêëîïôöùûüœæ]/i;
/** Consonants that begin a syllable together. */
const TOGETHER = /(?:sch[lmnrw]?|[bcdfgkptv][rl]|[cpstw]h|gn|qu|.)$/i;
const FEWEST = 3; // minimum letters before and after a break
export const LONGEST_WHOLE = 14; // letters of a word that fits a narrow button

/** Return the start of each syllable of a word except the first. */
export function breaks(word: string): number[] {
  const starts: number[] = [];
  const known = HYPHENATED.get(word);
  if (known) {
    for (const syllable of known.slice(0, -1)) starts.push((starts.at(-1) ?? 0) + syllable.length);
    return starts;
  }
  for (let i = 1; i < word.length; i++) {
    if (VOWEL.test(word[i] ?? "") || !VOWEL.test(word[i - 1] ?? "")) continue;
    let end = i; // the consonants between two vowels are word[i..end)
    while (end < word.length && !VOWEL.test(word[end] ?? "")) end++;
    if (end === word.length) break;
    const at = end - TOGETHER.exec(word.slice(i, end))![0].length;
    if (at >= FEWEST && word.length - at >= FEWEST) starts.push(at);
  }
  return starts;
}

/** Insert soft hyphens into long words. */
export function softly(text: string, longest = 8): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length <= longest) return word;
    let soft = "";
    let from = 0;
    for (const at of breaks(word)) {
      soft += `${word.slice(from, at)}\u00ad`;
      from = at;
    }
    return soft + word.slice(from);
  });
}

/** Return a name without the part common to all streets, for a narrow place. */
export function bare(name: string): string {
  const short = name
    .replace(/^Compagnie de distribution (d’|des )/, "")
    .replace(/^(Avenue|Rue|Boulevard|Place|Faubourg|Gare) (de la |des |de |du )?/, "")
    .replace(/ Company$/, "");
  return short.charAt(0).toUpperCase() + short.slice(1);
}
