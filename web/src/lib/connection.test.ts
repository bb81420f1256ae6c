import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "./connection.svelte";

/** The other end of the connection: it sends a welcome, and then only what the test sends. */
class Wire {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static made: Wire[] = [];
  readyState = Wire.OPEN;
  sent: { type: string; id?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number; reason: string }) => void) | null = null;
  constructor() {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3; // no answer: no close event arrives
  }
  says(event: object): void {
    this.onmessage?.({ data: JSON.stringify(event) });
  }
}

let line: Connection;
const latest = (): Wire => Wire.made[Wire.made.length - 1] as Wire;

function greeted(): void {
  latest().onopen?.();
  latest().says({ type: "welcome", now: Date.now(), seq: 3, question: 5, seat: 0, table: {} });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.made = [];
  line = new Connection("abc", () => undefined);
  line.open();
  greeted();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  it("is lost as soon as the browser goes offline", () => {
    expect(line.link).toBe("open");
    dispatchEvent(new Event("offline"));
    expect([line.link, line.why]).toEqual(["lost", "offline"]);
    expect(line.lostAt).toBeGreaterThan(0);
  });
  it("is restored as soon as the browser is online again", () => {
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
    greeted();
    expect([line.link, line.resumed]).toEqual(["open", true]);
  });
  it("that is silent is pinged, and closed within eight seconds", () => {
    vi.advanceTimersByTime(6000);
    expect(latest().sent.map((each) => each.type)).toContain("ping");
    expect(line.link).toBe("open");
    vi.advanceTimersByTime(4000);
    expect(line.link).toBe("lost");
  });
  it("that answers a ping stays open", () => {
    for (let i = 0; i < 30; i++) {
      vi.advanceTimersByTime(1000);
      const ping = latest().sent.findLast((each) => each.type === "ping");
      if (ping) latest().says({ type: "pong", id: ping.id, now: Date.now() });
    }
    expect([line.link, Wire.made.length]).toEqual(["open", 1]);
  });
});
