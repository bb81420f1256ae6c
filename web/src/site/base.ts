/** The page's base address: any folder of any host. */
export const base = (): string => new URL(".", document.baseURI.split("#")[0]).href;
