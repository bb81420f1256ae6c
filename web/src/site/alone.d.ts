/**
 * True if there is no server and everything runs in this page. Known at build time, so that unused code is left out.
 */
declare const ALONE: boolean;
