import { afterEach, expect, test, vi } from "vitest";
import { findReader } from "./scan";

const camera = { kind: "videoinput" };

function browser(devices: object[], formats: string[] | null): void {
  vi.stubGlobal("navigator", { mediaDevices: { enumerateDevices: async () => devices } });
  const reads = formats ?? [];
  class Detector {
    static getSupportedFormats = async (): Promise<string[]> => reads;
    detect = async (): Promise<object[]> => [];
  }
  if (formats) vi.stubGlobal("BarcodeDetector", Detector);
}

afterEach(() => vi.unstubAllGlobals());

test("codes are read with a camera if the browser can", async () => {
  browser([camera], ["qr_code"]);
  expect(await findReader()).not.toBeNull();
});

test.each([
  ["there is no camera", [{ kind: "audioinput" }], ["qr_code"]],
  ["the browser reads no QR codes", [camera], ["ean_13"]],
  ["the browser reads no codes", [camera], null],
])("nothing is offered if %s", async (_, devices, formats) => {
  browser(devices, formats);
  expect(await findReader()).toBeNull();
});
