/** Sizes as people read them. */
import { settings } from "../lib/settings.svelte";

const said = (value: number, digits: number): string =>
  new Intl.NumberFormat(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

export const mega = (bytes: number): string => said(bytes / 1e6, 1);
export const kilo = (bytes: number): string => said(Math.ceil(bytes / 1e3), 0);
