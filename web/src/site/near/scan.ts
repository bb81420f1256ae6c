/** Reading QR codes with the camera, where the browser can: there is no decoder of our own. */

export interface Reader {
  detect(from: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface ReaderClass {
  new (how: { formats: string[] }): Reader;
  getSupportedFormats(): Promise<string[]>;
}

/** Return a reader of QR codes; null without a camera or if the browser reads no codes. */
export async function findReader(): Promise<Reader | null> {
  const { BarcodeDetector } = window as { BarcodeDetector?: ReaderClass };
  if (!BarcodeDetector || !navigator.mediaDevices?.enumerateDevices) return null;
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    if (!devices.some((device) => device.kind === "videoinput")) return null;
    if (!(await BarcodeDetector.getSupportedFormats()).includes("qr_code")) return null;
    return new BarcodeDetector({ formats: ["qr_code"] });
  } catch {
    return null;
  }
}
