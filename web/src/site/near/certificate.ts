/** The certificate of this browser as a host. A friend gives the key of a seat only to the host with this certificate. */
import { base } from "../base";

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", expires: 365 * 24 * 3600 * 1000 };
const KEY = "certificate";
const MIN_LEFT_MS = 24 * 3600 * 1000;

/** One certificate per page, even if it cannot be stored: a returning friend is then recognised. */
let current: Promise<RTCCertificate[]> | undefined;

/** Return the stored certificate, or a new one; none if this browser cannot make one. */
export const hostCertificate = (): Promise<RTCCertificate[]> => (current ??= loadCertificate());

async function loadCertificate(): Promise<RTCCertificate[]> {
  const db = await openStore().catch(() => null);
  try {
    const found = db && (await answerTo(db.transaction("mine").objectStore("mine").get(KEY)).catch(() => null));
    const stored = found as RTCCertificate | null | undefined;
    if (stored && stored.expires > Date.now() + MIN_LEFT_MS) return [stored];
    const made = await RTCPeerConnection.generateCertificate(ALGORITHM as EcKeyGenParams);
    const kept = db?.transaction("mine", "readwrite").objectStore("mine").put(made, KEY);
    if (kept) await answerTo(kept).catch(() => undefined);
    return [made];
  } catch {
    return []; // every connection makes one of its own
  }
}

/** A promise even where IndexedDB is missing: the call then rejects instead of throwing. */
async function openStore(): Promise<IDBDatabase> {
  const wish = indexedDB.open(`magnat-host ${base()}`, 1);
  wish.onupgradeneeded = (): void => void wish.result.createObjectStore("mine");
  return answerTo(wish);
}

function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((found, failed) => {
    request.onsuccess = (): void => found(request.result);
    request.onerror = (): void => failed(request.error ?? new Error("refused"));
  });
}
