/** The sheets that may open over the table. */
export type SheetName = "log" | "chat" | "mine" | "rules" | "keys" | "settings" | "menu" | "edition-see";
