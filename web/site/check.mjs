// Checks that the pack is complete: plays every game with the pack alone, then reviews it with the analysis modules.
// Usage: node check.mjs PYODIDE-FOLDER PACK
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, pack] = process.argv.slice(2);
const made = mkdtempSync(join(tmpdir(), "magnat-site-"));

function unpack(python, packed) {
    let at = 4 + packed.readUInt32LE(0);
    for (const [name, size] of JSON.parse(packed.subarray(4, at).toString())) {
        const path = `/lib/python3.14/site-packages/${name}`;
        python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        python.FS.writeFile(path, packed.subarray(at, at + size));
        at += size;
    }
}

try {
    for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"])
        copyFileSync(`${folder}/${name}`, `${made}/${name}`);
    copyFileSync(`${pack}/python_stdlib.zip`, `${made}/python_stdlib.zip`);
    const { loadPyodide } = await import(pathToFileURL(`${made}/pyodide.mjs`));
    const python = await loadPyodide({
        indexURL: `${made}/`,
        lockFileContents: readFileSync(`${pack}/lock.json`, "utf8"),
    });
    for (const [name, script] of [
        ["engine", "rehearse.py"],
        ["analysis", "rehearse_analysis.py"],
    ]) {
        unpack(python, readFileSync(`${pack}/${name}.pack`));
        python.runPython("import sys; sys.path_importer_cache.clear()");
        await python.runPythonAsync(readFileSync(new URL(script, import.meta.url), "utf8"));
    }
} catch (fault) {
    console.error(fault.message);
    process.exitCode = 1;
} finally {
    rmSync(made, { recursive: true });
}
