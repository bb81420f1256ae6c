// Makes src/lib/wire.gen.ts from schema.json, which `python scripts/schema.py` writes from the server's own types.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const defs = JSON.parse(readFileSync(new URL("../schema.json", import.meta.url), "utf8"));
const all = { title: "Wire", type: "object", additionalProperties: false, properties: {}, $defs: defs };
for (const name of Object.keys(defs)) all.properties[name] = { $ref: `#/$defs/${name}` };
const made = await compile(all, "Wire", {
    bannerComment: "/* Made from the server's types by `npm run types`. Do not edit. */",
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
});
writeFileSync(new URL("../src/lib/wire.gen.ts", import.meta.url), made);
