import { expect, test } from "vitest";
import { addressFor } from "./address";

const at = (hostname: string): { hostname: string; origin: string } => ({
  hostname,
  origin: `http://${hostname}:8017`,
});

test("links never contain a local address", () => {
  for (const name of ["127.0.0.1", "127.0.1.1", "localhost", "magnat.localhost", "[::1]", "0.0.0.0"])
    expect(addressFor("", at(name))).toBe("");
});

test("links contain the server's address, or else the page's", () => {
  expect(addressFor("http://192.168.1.24:8017", at("127.0.0.1"))).toBe("http://192.168.1.24:8017");
  expect(addressFor("", at("192.168.1.24"))).toBe("http://192.168.1.24:8017");
  expect(addressFor("https://magnat.example", at("10.0.0.2"))).toBe("https://magnat.example");
});
