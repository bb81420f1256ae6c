/** The file of an edition: readable text, named after it. */

export const ENDING = ".magnat.toml";
export const MAX_FILE_BYTES = 200_000; // no edition is larger

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
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = fileName(title);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Read a file; null if it is too large to be an edition. */
export async function readFile(file: File): Promise<string | null> {
  return file.size > MAX_FILE_BYTES ? null : file.text();
}
