import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { encodeCode, decodeCode } from "./code";
import { accept, invite } from "./hosting.svelte";
import { Peer } from "./peer";

const SDP = (ufrag: string): string =>
  [
    "a=candidate:1 1 udp 1 192.168.1.20 5000 typ host",
    `a=ice-ufrag:${ufrag}`,
    "a=ice-pwd:NjG+mT/o0Ay7zcIwgnfqsXy7",
    `a=fingerprint:sha-256 ${Array(32).fill("AB").join(":")}`,
    "",
  ].join("\r\n");

class Channel {
  readyState = "connecting";
  bufferedAmount = 0;
  sent: string[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  send(text: string): void {
    this.sent.push(text);
  }
}

/** A minimal RTCPeerConnection. */
class Connection extends EventTarget {
  static last: Connection;
  channel = new Channel();
  connectionState = "new";
  iceGatheringState = "complete";
  localDescription: { sdp: string } | null = null;
  closed = false;
  onconnectionstatechange = (): void => undefined;
  constructor() {
    super();
    Connection.last = this;
  }
  createDataChannel = (): Channel => this.channel;
  createOffer = (): Promise<{ sdp: string }> => Promise.resolve({ sdp: SDP("W9H1") });
  createAnswer = (): Promise<{ sdp: string }> => Promise.resolve({ sdp: SDP("TiDy") });
  setLocalDescription(made: { sdp: string }): Promise<void> {
    this.localDescription = made;
    return Promise.resolve();
  }
  setRemoteDescription = (): Promise<void> => Promise.resolve();
  close(): void {
    this.closed = true;
  }
  becomes(state: string): void {
    this.connectionState = state;
    this.onconnectionstatechange();
  }
}

beforeEach(() => {
  vi.stubGlobal("RTCPeerConnection", Connection);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (most: number): { peer: Peer; there: Connection; heard: string[] } => {
  const peer = new Peer(most);
  const remote = Connection.last;
  const heard: string[] = [];
  peer.onmessage = (text) => heard.push(text);
  remote.channel.readyState = "open";
  return { peer, there: remote, heard };
};

describe("a connection between two pages", () => {
  it("sends a long text in parts and joins them", () => {
    const { peer, there, heard } = open(1_000_000);
    const text = "é".repeat(150_000);
    peer.send(text);
    expect(there.channel.sent.map((each) => each[0])).toEqual(["+", "+", "."]);
    for (const data of there.channel.sent) there.channel.onmessage({ data });
    expect(heard).toEqual([text]);
  });

  it("discards the rest of an oversized text, and rejects binary messages", () => {
    const { there, heard } = open(10);
    there.channel.onmessage({ data: `.${"x".repeat(10)}` });
    there.channel.onmessage({ data: `.${"x".repeat(500)}` });
    for (let i = 0; i < 3; i++) there.channel.onmessage({ data: "+xxxx" });
    there.channel.onmessage({ data: new ArrayBuffer(8) });
    expect(heard.map((text) => text.length)).toEqual([10, 11, 11, 0]);
  });

  it("survives a short interruption, and ends after a long one or if the backlog is too large", () => {
    const first = open(10);
    const ended = vi.fn();
    first.peer.onclose = ended;
    first.there.becomes("disconnected");
    vi.advanceTimersByTime(7_000);
    first.there.becomes("connected");
    vi.advanceTimersByTime(60_000);
    expect(first.there.closed).toBe(false);
    first.there.becomes("disconnected");
    vi.advanceTimersByTime(8_000);
    expect(first.there.closed).toBe(true);
    expect(ended).toHaveBeenCalledOnce();
    const second = open(10);
    second.there.channel.bufferedAmount = 9_000_000;
    second.peer.send("more");
    expect([second.there.closed, second.there.channel.sent]).toEqual([true, []]);
  });
});

describe("an invitation", () => {
  it("fails after twenty seconds without a connection, not earlier", async () => {
    const invitation = await invite("table");
    const offer = decodeCode(invitation.code);
    expect([invitation.state, offer.kind]).toEqual(["waiting", "offer"]);
    const guest = new Peer(10);
    const answer = await guest.answer(offer, invitation.code);
    expect(accept(answer).problem).toBe("");
    vi.advanceTimersByTime(19_999);
    expect(invitation.state).toBe("joining");
    vi.advanceTimersByTime(1);
    expect([invitation.state, invitation.problem]).toEqual(["failed", "near-no-way"]);
    expect(accept(answer).problem).toBe("near-old"); // a code works for one friend, once
  });

  it("is refused with the matching reason", async () => {
    const { code } = await invite("table");
    expect(accept("nonsense").problem).toBe("near-bad");
    expect(accept(code).problem).toBe("near-own-code");
    const answer = decodeCode(code);
    expect(accept(encodeCode({ ...answer, kind: "answer", to: "000000" })).problem).toBe("near-old");
  });

  it("reports that the browser finds no network", async () => {
    class Nowhere extends Connection {
      override createOffer = (): Promise<{ sdp: string }> =>
        Promise.resolve({ sdp: SDP("W9H1").split("\r\n").slice(1).join("\r\n") });
    }
    vi.stubGlobal("RTCPeerConnection", Nowhere);
    const invitation = await invite("table");
    expect([invitation.state, invitation.problem, invitation.code]).toEqual(["failed", "near-no-network", ""]);
  });
});
