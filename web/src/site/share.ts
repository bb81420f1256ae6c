/** A finished game as a link that carries it whole; one that is too long goes as a file. */
import { announce } from "../lib/announce";
import { t } from "../lib/i18n.svelte";
import { base } from "./base";
import { engine } from "./engine.svelte";
import { saveAs } from "./page";

export async function linkTo(id: string): Promise<string> {
  const { body } = await engine.ask("GET", `/api/tables/${id}/link`, "");
  const { link } = JSON.parse(new TextDecoder().decode(body)) as { link?: string };
  if (link) return `${base()}#${link}`;
  const record = await engine.ask("GET", `/api/tables/${id}/record`, "");
  saveAs(new Blob([record.body as BlobPart]), `magnat-${id}.ndjson`);
  announce(t("site-link-long"));
  return "";
}
