/** The file of an edition: readable text, named after it. */

export const ENDING = ".magnat.toml";
const LARGEST = 200_000; // bytes: no edition is larger

export function fileName(title: string): string {
  const plain = title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
  return (plain || "edition") + ENDING;
}

export function save(text: string, title: string): void {
  const made = document.createElement("a");
  made.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  made.download = fileName(title);
  made.click();
  setTimeout(() => URL.revokeObjectURL(made.href), 60_000);
}

/** What a file says; null for one that is too large to be an edition. */
export async function opened(file: File): Promise<string | null> {
  return file.size > LARGEST ? null : file.text();
}
