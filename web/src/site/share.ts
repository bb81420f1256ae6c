/** A finished game as a link that contains its record; a record that is too long is shared as a file. */
import { announce } from "../lib/announce";
import { backend } from "../lib/backend";
import { t } from "../lib/i18n.svelte";
import { base } from "./base";
import { saveAs } from "./page";

export async function linkTo(id: string): Promise<string> {
  const { link } = (await (await backend.fetch(`/api/tables/${id}/link`)).json()) as { link?: string };
  if (link) return `${base()}#${link}`;
  const record = await backend.fetch(`/api/tables/${id}/record`);
  saveAs(await record.blob(), `magnat-${id}.ndjson`);
  announce(t("site-link-long"));
  return "";
}
