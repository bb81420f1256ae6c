/** Format file sizes. */
import { settings } from "../lib/settings.svelte";

const format = (value: number, digits: number): string =>
  new Intl.NumberFormat(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

export const mega = (bytes: number): string => format(bytes / 1e6, 1);
export const kilo = (bytes: number): string => format(Math.ceil(bytes / 1e3), 0);
