/** A finished game as a link that carries it whole; one that is too long goes as a file. */
import { announce } from "../lib/announce";
import { home } from "../lib/home";
import { t } from "../lib/i18n.svelte";
import { base } from "./base";
import { saveAs } from "./page";

export async function linkTo(id: string): Promise<string> {
  const { link } = (await (await home.fetch(`/api/tables/${id}/link`)).json()) as { link?: string };
  if (link) return `${base()}#${link}`;
  const record = await home.fetch(`/api/tables/${id}/record`);
  saveAs(await record.blob(), `magnat-${id}.ndjson`);
  announce(t("site-link-long"));
  return "";
}
