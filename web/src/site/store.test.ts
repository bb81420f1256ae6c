/** Concurrent writes: each line is stored exactly once. */
import { expect, test } from "vitest";
import { Store } from "./store";

/** A minimal IndexedDB for writing: transactions end asynchronously, and an existing key makes them fail. */
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
      const exists = added.some((line) => this.lines.has(line));
      if (!exists) for (const line of added) this.lines.add(line);
      tx.error = exists ? new DOMException("", "ConstraintError") : null;
      (tx[exists ? "onabort" : "oncomplete"] as (() => void) | undefined)?.();
    }, 1);
    return tx;
  }
}

test("concurrent writes of two tables are stored, and an existing line is refused", async () => {
  const store = new Store(() => undefined);
  const db = new Database();
  Object.assign(store, { db });
  const both = await Promise.all([store.write("a", "{}", 0, "x"), store.write("b", "{}", 0, "y")]);
  expect(both).toEqual([true, true]);
  expect([...db.lines]).toEqual(["a 0", "b 0"]);
  expect(await store.write("a", "{}", 0, "z")).toBe(false);
});
