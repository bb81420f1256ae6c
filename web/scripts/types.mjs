// Writes src/lib/wire/*.gen.ts from the schema.json of scripts/schema.py. `python hatch_build.py types` runs both.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const BANNER = "/* Generated from the server's types by `python hatch_build.py types`. Do not edit. */";
const HOME = new URL("../src/lib/wire/", import.meta.url);
const LOBBY =
    /^(TableInfo|NewPlayer|Key|NewTable|Changed.*|Join|Player|Me|Failure|Network|Written|Agreement|.*Edition|Balance)$/;
const MODERATION = /^(About|Blocks|MutedSeats|Notifications|NotificationAnswer|NewBlock|NewReport|ReportSent)$/;
/** Return the file for a type: the first one that lists it, or the file that uses it. */
const FILES = {
    columns: (name) => /Columns$|^Pending$/.test(name),
    bank: (name, defs) => usedBy(name, defs, /Companion/),
    moderation: (name, defs) => usedBy(name, defs, MODERATION),
    lobby: (name, defs) => usedBy(name, defs, LOBBY),
    review: (name, defs) => usedBy(name, defs, /^(ReviewReply|Statistics|SideGameComparison)$/),
    commands: (name, defs) => "id" in (defs[name].properties ?? {}) && !("reason" in defs[name].properties),
    events: () => true,
};

const defs = JSON.parse(readFileSync(new URL("../schema.json", import.meta.url), "utf8"));

/** True if a type with one of these names is this type or refers to it. */
function usedBy(name, defs, roots) {
    const seen = new Set();
    const visit = (each) => {
        if (seen.has(each)) return;
        seen.add(each);
        for (const [, next] of JSON.stringify(defs[each]).matchAll(/#\/\$defs\/(\w+)/g)) visit(next);
    };
    Object.keys(defs)
        .filter((each) => roots.test(each))
        .forEach(visit);
    return seen.has(name);
}

const all = { title: "Wire", type: "object", additionalProperties: false, properties: {}, $defs: defs };
for (const name of Object.keys(defs)) all.properties[name] = { $ref: `#/$defs/${name}` };
const made = await compile(all, "Wire", {
    bannerComment: "",
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
});

const files = Object.fromEntries(Object.keys(FILES).map((file) => [file, []]));
const home = {};
for (const block of made.split(/\n(?=\/\*\*|export )/).reduce(withComment, [])) {
    const name = /export (?:interface|type) (\w+)/.exec(block)?.[1];
    if (!name || name === "Wire") continue;
    const file = Object.keys(FILES).find((each) => FILES[each](name, defs));
    home[name] = file;
    files[file].push(block.trim());
}

/** A comment belongs to the declaration that follows it. */
function withComment(blocks, block) {
    const last = blocks.at(-1);
    if (last?.startsWith("/**") && !last.includes("\nexport ")) blocks[blocks.length - 1] = `${last}\n${block}`;
    else blocks.push(block);
    return blocks;
}

rmSync(HOME, { recursive: true, force: true });
mkdirSync(HOME);
for (const [file, blocks] of Object.entries(files)) {
    const text = blocks.join("\n");
    const used = Object.keys(home).filter((name) => home[name] !== file && new RegExp(`[: |(]${name}\\b`).test(text));
    const from = (other) => used.filter((name) => home[name] === other).join(", ");
    const imports = [
        ...(/\bFact\[\]/.test(text) ? [`import type { Fact } from "../wire";`] : []),
        ...Object.keys(files).flatMap((other) =>
            from(other) ? [`import type { ${from(other)} } from "./${other}.gen";`] : [],
        ),
    ];
    writeFileSync(new URL(`${file}.gen.ts`, HOME), [BANNER, ...imports, "", text, ""].join("\n"));
}
const every = Object.keys(files).map((file) => `export type * from "./wire/${file}.gen";\n`);
writeFileSync(new URL("../src/lib/wire.gen.ts", import.meta.url), `${BANNER}\n${every.join("")}`);
