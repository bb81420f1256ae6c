/** Fluent functions for the French words around a name; the same as in `grammar.py`. */

const ASPIRATED =
  /^(?:ha(?!drien|bib|nnibal|rmonie)|hei|hel(?:g|m)|hil|hir|ho(?:ll|th|ud|ward|me)|hu(?:ss|nt|o|d)|h(?![aeiouy])|y(?=[aeiou])|on(?:ze|zi)|ouistiti|oui\b)/;
const VOWEL = /^[aeiouyh]/;

/** True if a short word is elided before this name. */
function elides(name: string): boolean {
  const plain = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("œ", "oe").replaceAll("æ", "ae");
  return VOWEL.test(plain) && !ASPIRATED.test(plain);
}

function withArticle(short: string, contracted: [string, string], name: string): string {
  if (name.startsWith("le ")) return `${contracted[0]} ${name.slice(3)}`;
  if (name.startsWith("les ")) return `${contracted[1]} ${name.slice(4)}`;
  return `${short}${name}`;
}

export const grammar: Record<string, (name: string) => string> = {
  DE: (name) => withArticle(elides(name) ? "d’" : "de ", ["du", "des"], name),
  A: (name) => withArticle("à ", ["au", "aux"], name),
  QUE: (name) => (elides(name) ? `qu’${name}` : `que ${name}`),
  MANY: (name) => (name.startsWith("les ") ? "other" : "one"),
};
