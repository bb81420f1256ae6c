/** What is written at once: each line once, whatever else is under way. */
import { expect, test } from "vitest";
import { Store } from "./store";

/** As much of a database as writing takes: a transaction ends a moment later, and a line that is there fails it. */
class Database {
  readonly lines = new Set<string>();

  transaction(): object {
    const added: string[] = [];
    const tx: Record<string, unknown> = {
      error: null,
      objectStore: (name: string) => ({
        put: () => undefined,
        delete: () => undefined,
        add: ({ table, seq }: { table: string; seq: number }) => name === "entries" && added.push(`${table} ${seq}`),
      }),
    };
    setTimeout(() => {
      const taken = added.some((line) => this.lines.has(line));
      if (!taken) for (const line of added) this.lines.add(line);
      tx.error = taken ? new DOMException("", "ConstraintError") : null;
      (tx[taken ? "onabort" : "oncomplete"] as (() => void) | undefined)?.();
    }, 1);
    return tx;
  }
}

test("two tables that write at once are both kept, and a line that is there is refused", async () => {
  const store = new Store(() => undefined);
  const db = new Database();
  Object.assign(store, { db });
  const both = await Promise.all([store.write("a", "{}", 0, "x"), store.write("b", "{}", 0, "y")]);
  expect(both).toEqual([true, true]);
  expect([...db.lines]).toEqual(["a 0", "b 0"]);
  expect(await store.write("a", "{}", 0, "z")).toBe(false);
});
