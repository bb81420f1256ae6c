/**
 * The connection data of a browser as a text short enough for a QR code. It contains only the variable parts of a
 * session description; the constant parts are added again on the other side.
 *
 * Bytes: version and kind; in an answer, the offer's checksum; ICE name and password, with their lengths if these are
 * unusual; SHA-256 of the certificate; candidates, each with kind, address and port; a checksum. As base64url.
 */

export type Kind = "offer" | "answer";

export interface Candidate {
  /** IPv4, IPv6, or an mDNS name known only in this network: `UUID.local`. */
  address: string;
  port: number;
}

export interface Description {
  kind: Kind;
  ufrag: string;
  pwd: string;
  fingerprint: Uint8Array;
  candidates: Candidate[];
  /** In an answer: the checksum of its offer. */
  to: string;
}

/** The text cannot be decoded. `newer`: it was written by another version. */
export class BadCode extends Error {
  constructor(readonly newer = false) {
    super("not a code");
  }
}

const VERSION = 1;
const USUAL = [4, 24]; // usual lengths of a name and a password
const NAMED = 17; // in the place of an address's length
const MAX_CANDIDATES = 4; // more than a home network needs
const CHECKSUM_BYTES = 3;
const MAX_CODE_LENGTH = 600; // characters
const PLAIN = /^[A-Za-z0-9+/]+$/; // characters that ICE allows in a name and a password

// base64url

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

/** FNV-1a checksum, which depends on the order of the bytes: a missing or mistyped letter is detected. */
function checkOf(bytes: Uint8Array): Uint8Array {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return Uint8Array.of(sum & 255, (sum >>> 8) & 255, ((sum >>> 16) ^ (sum >>> 24)) & 255);
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): number[] => (text.match(/../g) ?? []).map((two) => parseInt(two, 16));

// addresses

const MDNS = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i;

/** Encode an address with its length: 4 bytes of IPv4, 16 of IPv6, or a name; null if it cannot be encoded. */
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

/** Pack four letters into three bytes; a word of another length is written unchanged. */
function packedWord(word: string): number[] {
  if (!PLAIN.test(word) || word.length > 255) throw new BadCode();
  return word.length % 4 === 0 ? [...bytes64(word)] : [...word].map((letter) => letter.charCodeAt(0));
}

export function encodeCode(description: Description): string {
  const words = [description.ufrag, description.pwd];
  const usual = words.every((word, i) => word.length === USUAL[i]);
  const bytes = [(VERSION << 4) | (usual ? 2 : 0) | (description.kind === "answer" ? 1 : 0)];
  if (description.kind === "answer") bytes.push(...unhex(description.to));
  for (const word of words) bytes.push(...(usual ? [] : [word.length]), ...packedWord(word));
  bytes.push(...description.fingerprint);
  for (const { address, port } of description.candidates.slice(0, MAX_CANDIDATES)) {
    const at = addressBytes(address);
    if (at) bytes.push(...at, port >> 8, port & 255);
  }
  const whole = Uint8Array.from(bytes);
  return text64(Uint8Array.of(...whole, ...checkOf(whole)));
}

/** Extract a code from a pasted text: also from a whole link, or with added spaces. */
export function decodeCode(text: string): Description {
  const bare = (text.split("#/n/").pop() ?? "").replace(/\s/g, "");
  if (!bare || bare.length > MAX_CODE_LENGTH || !/^[\w-]+$/.test(bare)) throw new BadCode();
  const all = bytes64(bare);
  if (text64(all) !== bare) throw new BadCode(); // unused bits of the last letter must be zero
  const bytes = all.subarray(0, -CHECKSUM_BYTES);
  if (all.length <= CHECKSUM_BYTES || hex(all.subarray(-CHECKSUM_BYTES)) !== hex(checkOf(bytes))) throw new BadCode();
  if ((bytes[0] ?? 0) >> 4 !== VERSION) throw new BadCode(true);
  return read(bytes);
}

function read(bytes: Uint8Array): Description {
  let at = 0;
  const take = (count: number): Uint8Array => {
    if (at + count > bytes.length) throw new BadCode();
    return bytes.subarray(at, (at += count));
  };
  const one = (): number => take(1)[0] ?? 0;
  const word = (length: number): string => {
    const candidates =
      length % 4 === 0 ? btoa(String.fromCharCode(...take((length / 4) * 3))) : String.fromCharCode(...take(length));
    if (!PLAIN.test(candidates)) throw new BadCode();
    return candidates;
  };
  const first = one();
  const kind = first & 1 ? "answer" : "offer";
  const to = kind === "answer" ? hex(take(CHECKSUM_BYTES)) : "";
  const lengthOf = (i: number): number => (first & 2 ? (USUAL[i] ?? 0) : one());
  const [ufrag, pwd, fingerprint] = [word(lengthOf(0)), word(lengthOf(1)), take(32)];
  const candidates: Candidate[] = [];
  while (at < bytes.length && candidates.length < MAX_CANDIDATES) {
    const sort = one();
    if (![4, 16, NAMED].includes(sort)) throw new BadCode();
    candidates.push({ address: addressText(sort, take(sort === NAMED ? 16 : sort)), port: (one() << 8) | one() });
  }
  if (at < bytes.length || ufrag.length < 4 || pwd.length < 22) throw new BadCode();
  return { kind, ufrag, pwd, fingerprint, candidates, to };
}

/** Return the checksum by which an answer refers to its offer. */
export const checkOfCode = (code: string): string => hex(bytes64(code).subarray(-CHECKSUM_BYTES));

// session descriptions

/**
 * Extract the variable parts of a description. Only candidates of the local network are included: packets go directly.
 */
export function parseSdp(kind: Kind, sdp: string, to = ""): Description {
  const value = (name: string): string => new RegExp(`^a=${name}:(.*)$`, "m").exec(sdp)?.[1]?.trim() ?? "";
  const [hash, print = ""] = value("fingerprint").split(" ");
  if (hash?.toLowerCase() !== "sha-256") throw new BadCode();
  const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)]
    .map(([, address = "", port]) => ({ address, port: Number(port) }))
    .filter(({ address }) => addressBytes(address));
  const fingerprint = Uint8Array.from(unhex(print.replaceAll(":", "")));
  return { kind, ufrag: value("ice-ufrag"), pwd: value("ice-pwd"), fingerprint, candidates, to };
}

/** Return the full description for the browser. */
export function formatSdp(description: Description): string {
  const print = [...description.fingerprint].map((byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join(":");
  return [
    "v=0",
    "o=- 1 1 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...description.candidates.map(
      ({ address, port }, i) => `a=candidate:${i + 1} 1 udp ${2113937151 - i} ${address} ${port} typ host`,
    ),
    "a=end-of-candidates",
    `a=ice-ufrag:${description.ufrag}`,
    `a=ice-pwd:${description.pwd}`,
    `a=fingerprint:sha-256 ${print}`,
    `a=setup:${description.kind === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    "",
  ].join("\r\n");
}
