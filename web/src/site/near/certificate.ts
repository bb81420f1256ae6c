/** The certificate of this browser as a host: friends recognise by it whom they give the key of their seat. */
import { base } from "../base";

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", expires: 365 * 24 * 3600 * 1000 };
const MIN_LEFT_MS = 24 * 3600 * 1000;

/** Return the stored certificate, or a new one; none if this browser cannot make or store one. */
export async function hostCertificate(): Promise<RTCCertificate[]> {
  try {
    const wish = indexedDB.open(`magnat-host ${base()}`, 1);
    wish.onupgradeneeded = (): void => void wish.result.createObjectStore("mine");
    const db = await answerTo(wish);
    const stored = (await answerTo(db.transaction("mine").objectStore("mine").get("certificate"))) as
      RTCCertificate | undefined;
    if (stored && stored.expires > Date.now() + MIN_LEFT_MS) return [stored];
    const made = await RTCPeerConnection.generateCertificate(ALGORITHM as EcKeyGenParams);
    await answerTo(db.transaction("mine", "readwrite").objectStore("mine").put(made, "certificate"));
    return [made];
  } catch {
    return []; // the connection makes one of its own; a friend who comes back is a newcomer
  }
}

function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((found, failed) => {
    request.onsuccess = (): void => found(request.result);
    request.onerror = (): void => failed(request.error ?? new Error("refused"));
  });
}
