/** Where this page lies: some folder of some host. */
export const base = (): string => new URL(".", document.baseURI.split("#")[0]).href;
