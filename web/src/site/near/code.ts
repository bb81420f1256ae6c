/**
 * What two browsers must know of each other before they can speak, as a text short enough for a QR code. Only what
 * differs of a session description is in it; the rest is always the same, and is written down again on the other side.
 *
 * Bytes: version and kind; of an answer, the check of the offer; name and password of ICE, with their lengths where these
 * are unusual; SHA-256 of the certificate; candidates, each a kind, an address and a port; a check. As base64url.
 */

export type Kind = "offer" | "answer";

export interface Candidate {
  /** IPv4, IPv6, or a name that only this network knows: `UUID.local`. */
  address: string;
  port: number;
}

export interface Told {
  kind: Kind;
  ufrag: string;
  pwd: string;
  fingerprint: Uint8Array;
  candidates: Candidate[];
  /** Of an answer: the check of the offer that it belongs to. */
  to: string;
}

/** The text cannot be read. `newer`: it was written by another version. */
export class BadCode extends Error {
  constructor(readonly newer = false) {
    super("not a code");
  }
}

const VERSION = 1;
const USUAL = [4, 24]; // letters of a name and a password, as most browsers have them
const NAMED = 17; // stands where an address has its length
const MOST = 4; // candidates: more than a home needs
const CHECK = 3; // bytes
const LONGEST = 600; // characters
const PLAIN = /^[A-Za-z0-9+/]+$/; // what ICE allows in a name and a password

// text and bytes

const text64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function bytes64(text: string): Uint8Array {
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  } catch {
    throw new BadCode();
  }
}

/** A sum in which each byte counts by its place (FNV-1a): whoever lost or mistook a letter is told at once. */
function checkOf(bytes: Uint8Array): Uint8Array {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return Uint8Array.of(sum & 255, (sum >>> 8) & 255, ((sum >>> 16) ^ (sum >>> 24)) & 255);
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): number[] => (text.match(/../g) ?? []).map((two) => parseInt(two, 16));

// addresses

const MDNS = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i;

/** An address as bytes, behind their number: 4 of IPv4, 16 of IPv6, or those of a name; null for what cannot be said. */
export function addressBytes(address: string): number[] | null {
  const named = MDNS.exec(address);
  if (named) return [NAMED, ...unhex(named.slice(1).join(""))];
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) {
    const four = address.split(".").map(Number);
    return four.every((each) => each < 256) ? [4, ...four] : null;
  }
  return address.includes(":") ? sixteen(address.split("%")[0] ?? "") : null;
}

function sixteen(address: string): number[] | null {
  const [head = "", tail, more] = address.split("::");
  if (more !== undefined) return null;
  const groups = (part: string): number[] => (part ? part.split(":").map((each) => parseInt(each, 16)) : []);
  const [before, after] = [groups(head), groups(tail ?? "")];
  const left = 8 - before.length - after.length;
  if (tail === undefined ? left !== 0 : left < 1) return null;
  const all = [...before, ...Array<number>(left).fill(0), ...after];
  if (!all.every((each) => each >= 0 && each <= 0xffff)) return null;
  return [16, ...all.flatMap((each) => [each >> 8, each & 255])];
}

function addressText(kind: number, bytes: Uint8Array): string {
  if (kind === 4) return bytes.join(".");
  if (kind === 16) {
    const all = Array.from({ length: 8 }, (_, i) => ((bytes[2 * i] ?? 0) << 8) | (bytes[2 * i + 1] ?? 0));
    return all.map((each) => each.toString(16)).join(":");
  }
  const name = hex(bytes);
  return (
    [name.slice(0, 8), name.slice(8, 12), name.slice(12, 16), name.slice(16, 20), name.slice(20)].join("-") + ".local"
  );
}

// a code

/** Four letters are three bytes; a word of another length is written as it is. */
function packedWord(word: string): number[] {
  if (!PLAIN.test(word) || word.length > 255) throw new BadCode();
  return word.length % 4 === 0 ? [...bytes64(word)] : [...word].map((letter) => letter.charCodeAt(0));
}

export function packed(told: Told): string {
  const words = [told.ufrag, told.pwd];
  const usual = words.every((word, i) => word.length === USUAL[i]);
  const bytes = [(VERSION << 4) | (usual ? 2 : 0) | (told.kind === "answer" ? 1 : 0)];
  if (told.kind === "answer") bytes.push(...unhex(told.to));
  for (const word of words) bytes.push(...(usual ? [] : [word.length]), ...packedWord(word));
  bytes.push(...told.fingerprint);
  for (const { address, port } of told.candidates.slice(0, MOST)) {
    const at = addressBytes(address);
    if (at) bytes.push(...at, port >> 8, port & 255);
  }
  const whole = Uint8Array.from(bytes);
  return text64(Uint8Array.of(...whole, ...checkOf(whole)));
}

/** What somebody has pasted: also a whole link, or with blanks that came on the way. */
export function unpacked(text: string): Told {
  const bare = (text.split("#/n/").pop() ?? "").replace(/\s/g, "");
  if (!bare || bare.length > LONGEST || !/^[\w-]+$/.test(bare)) throw new BadCode();
  const all = bytes64(bare);
  if (text64(all) !== bare) throw new BadCode(); // a last letter that says more than is meant
  const bytes = all.subarray(0, -CHECK);
  if (all.length <= CHECK || hex(all.subarray(-CHECK)) !== hex(checkOf(bytes))) throw new BadCode();
  if ((bytes[0] ?? 0) >> 4 !== VERSION) throw new BadCode(true);
  return read(bytes);
}

function read(bytes: Uint8Array): Told {
  let at = 0;
  const take = (count: number): Uint8Array => {
    if (at + count > bytes.length) throw new BadCode();
    return bytes.subarray(at, (at += count));
  };
  const one = (): number => take(1)[0] ?? 0;
  const word = (length: number): string => {
    const found =
      length % 4 === 0 ? btoa(String.fromCharCode(...take((length / 4) * 3))) : String.fromCharCode(...take(length));
    if (!PLAIN.test(found)) throw new BadCode();
    return found;
  };
  const first = one();
  const kind = first & 1 ? "answer" : "offer";
  const to = kind === "answer" ? hex(take(CHECK)) : "";
  const lengthOf = (i: number): number => (first & 2 ? (USUAL[i] ?? 0) : one());
  const [ufrag, pwd, fingerprint] = [word(lengthOf(0)), word(lengthOf(1)), take(32)];
  const candidates: Candidate[] = [];
  while (at < bytes.length && candidates.length < MOST) {
    const sort = one();
    if (![4, 16, NAMED].includes(sort)) throw new BadCode();
    candidates.push({ address: addressText(sort, take(sort === NAMED ? 16 : sort)), port: (one() << 8) | one() });
  }
  if (at < bytes.length || ufrag.length < 4 || pwd.length < 22) throw new BadCode();
  return { kind, ufrag, pwd, fingerprint, candidates, to };
}

/** By what an answer names the offer that it belongs to. */
export const checkOfCode = (code: string): string => hex(bytes64(code).subarray(-CHECK));

// session descriptions

/** What of a description is not always the same. Only ways of this network are told: the packets go straight. */
export function toldBy(kind: Kind, sdp: string, to = ""): Told {
  const value = (name: string): string => new RegExp(`^a=${name}:(.*)$`, "m").exec(sdp)?.[1]?.trim() ?? "";
  const [hash, print = ""] = value("fingerprint").split(" ");
  if (hash?.toLowerCase() !== "sha-256") throw new BadCode();
  const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)]
    .map(([, address = "", port]) => ({ address, port: Number(port) }))
    .filter(({ address }) => addressBytes(address));
  const fingerprint = Uint8Array.from(unhex(print.replaceAll(":", "")));
  return { kind, ufrag: value("ice-ufrag"), pwd: value("ice-pwd"), fingerprint, candidates, to };
}

/** The description that a browser understands. */
export function sdpOf(told: Told): string {
  const print = [...told.fingerprint].map((byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join(":");
  return [
    "v=0",
    "o=- 1 1 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...told.candidates.map(
      ({ address, port }, i) => `a=candidate:${i + 1} 1 udp ${2113937151 - i} ${address} ${port} typ host`,
    ),
    "a=end-of-candidates",
    `a=ice-ufrag:${told.ufrag}`,
    `a=ice-pwd:${told.pwd}`,
    `a=fingerprint:sha-256 ${print}`,
    `a=setup:${told.kind === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    "",
  ].join("\r\n");
}
