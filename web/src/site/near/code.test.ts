import { describe, expect, it } from "vitest";
import {
  addressBytes,
  BadCode,
  checkOfCode,
  encodeCode,
  formatSdp,
  parseSdp,
  decodeCode,
  type Description,
} from "./code";

const NAME = "d407b2f3-366b-4ca1-a6a8-6066f25ab366.local";
const OTHER = "70d54420-fdbe-4d66-970e-f279397d9e96.local";
const fingerprint = Uint8Array.from({ length: 32 }, (_, i) => (i * 37 + 5) % 256);
const offer = (...addresses: string[]): Description => ({
  kind: "offer",
  ufrag: "W9H1",
  pwd: "ymrcH9GLNZRHUNpf+Thoq/i4",
  fingerprint,
  candidates: addresses.map((address, i) => ({ address, port: 40_000 + 257 * i })),
  to: "",
});

/** In a browser's format. */
const SDP = [
  "v=0",
  "o=- 4860521141557100531 2 IN IP4 127.0.0.1",
  "s=-",
  "t=0 0",
  "a=group:BUNDLE 0",
  "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
  "c=IN IP4 0.0.0.0",
  `a=candidate:2646996679 1 udp 2113937151 ${NAME} 52595 typ host generation 0 network-cost 999`,
  "a=candidate:1 1 udp 2113942271 192.168.1.20 36906 typ host generation 0",
  "a=candidate:2 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active generation 0",
  "a=candidate:3 1 udp 1677729535 203.0.113.7 1234 typ srflx raddr 0.0.0.0 rport 0",
  "a=ice-ufrag:TiDy",
  "a=ice-pwd:NjG+mT/o0Ay7zcIwgnfqsXy7",
  "a=ice-options:trickle",
  "a=fingerprint:sha-256 C3:13:4C:8F:BE:1A:74:8B:32:82:C3:A4:F1:71:EB:BB:0B:28:69:71:E0:57:41:4B:0B:8B:74:90:97:87:01:DF",
  "a=setup:actpass",
  "a=mid:0",
  "a=sctp-port:5000",
  "a=max-message-size:262144",
  "",
].join("\r\n");

describe("a connection code", () => {
  it.each([
    ["IPv4", ["192.168.1.20"], 86],
    ["a name", [NAME], 102],
    ["IPv6", ["fd00:0:0:0:0:0:0:2"], 102],
    ["several", ["10.0.0.255", NAME, OTHER, "fe80:0:0:0:fc:ff:fe00:1"], 162],
    ["none", [], 76],
  ])("encodes %s in the expected length", (_, addresses, length) => {
    const description = offer(...addresses);
    const code = encodeCode(description);
    expect(decodeCode(code)).toEqual(description);
    expect(code.length).toBe(length);
    const answer: Description = { ...description, kind: "answer", to: checkOfCode(code) };
    expect(decodeCode(encodeCode(answer))).toEqual(answer);
    expect(encodeCode(answer).length).toBe(length + 4);
  });

  it("supports names and passwords of other browsers' lengths", () => {
    const description = { ...offer("10.0.0.1"), ufrag: "abcde", pwd: "0123456789abcdef0123456789abcde" };
    expect(decodeCode(encodeCode(description))).toEqual(description);
  });

  it("has at most four candidates", () => {
    const all = ["10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.4", "10.0.0.5"];
    expect(decodeCode(encodeCode(offer(...all))).candidates.map(({ address }) => address)).toEqual(all.slice(0, 4));
  });

  it.each([
    ["::1", 17],
    ["fe80::1%eth0", 17],
    ["2001:db8::ff00:42:8329", 17],
    ["1:2:3:4:5:6:7:8:9", 0],
    ["1::2::3", 0],
    ["256.1.1.1", 0],
    ["example.org", 0],
    ["printer.local", 0],
  ])("reads the address %s", (address, length) => {
    expect(addressBytes(address)?.length ?? 0).toBe(length);
  });

  it("extracts the variable parts of a description and only local candidates", () => {
    const description = parseSdp("offer", SDP);
    expect(description.candidates).toEqual([
      { address: NAME, port: 52595 },
      { address: "192.168.1.20", port: 36906 },
    ]);
    expect([description.ufrag, description.pwd]).toEqual(["TiDy", "NjG+mT/o0Ay7zcIwgnfqsXy7"]);
    const again = formatSdp(decodeCode(encodeCode(description)));
    expect(parseSdp("offer", again)).toEqual(description);
    expect(again).toContain("a=setup:actpass\r\n");
    expect(formatSdp({ ...description, kind: "answer" })).toContain("a=setup:active\r\n");
  });

  it("is read from a whole link and with added spaces", () => {
    const description = offer("10.0.0.1");
    const code = encodeCode(description);
    expect(decodeCode(`https://example.org/magnat/#/n/${code}`)).toEqual(description);
    expect(decodeCode(` ${code.slice(0, 20)}\n ${code.slice(20)} `)).toEqual(description);
  });

  it("detects each wrong, missing or additional letter", () => {
    const code = encodeCode(offer(NAME));
    for (let i = 0; i < code.length; i++) {
      const wrong = code.slice(0, i) + (code[i] === "A" ? "B" : "A") + code.slice(i + 1);
      expect(() => decodeCode(wrong)).toThrow(BadCode);
      expect(() => decodeCode(code.slice(0, i) + code.slice(i + 1))).toThrow(BadCode);
    }
    for (const bad of ["", "A", "hello there", `${code}A`, code + code, "A".repeat(5000), "é", "{}"])
      expect(() => decodeCode(bad)).toThrow(BadCode);
  });
});
