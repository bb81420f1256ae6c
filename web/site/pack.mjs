// Packs the engine. Usage: node pack.mjs PYODIDE-FOLDER SOURCES OUT ENGINE-DIGEST WHEEL...
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, sources, out, digest, ...wheels] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const here = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
const { info } = JSON.parse(readFileSync(`${folder}/pyodide-lock.json`, "utf8"));
const lock = JSON.stringify({ info, packages: {} });
const args = ["-X", "no_debug_ranges"];
const python = await loadPyodide({ indexURL: `${folder}/`, lockFileContents: lock, args });
// warm up what the worker does before it has a page: transfer bytes, call, await, and handle an exception
try {
    python.runPython("raise ValueError('as planned')");
} catch (fault) {
    if (!fault.message.includes("as planned")) throw fault;
}
python.FS.mkdir("/packages");
python.FS.mkdir("/sources");
for (const wheel of wheels)
    python.unpackArchive(new Uint8Array(readFileSync(wheel)), "whl", { extractDir: "/packages" });
python.FS.mount(python.FS.filesystems.NODEFS, { root: sources }, "/sources");
python.runPython(`
import sys
for name in ("zipfile", "shutil", "tempfile", "bz2", "lzma", "tarfile", "importlib.metadata"):
    for loaded in [m for m in sys.modules if m == name or m.startswith(name + ".")]:
        del sys.modules[loaded]  # of unpacking, which the page does without Python
sys.dont_write_bytecode = True
sys.path[:0] = ["/sources", "/packages"]
import magnat.version
DIGEST = "${digest}"
magnat.version.digest_engine = lambda package: DIGEST  # without opening all sources, which would be packed
TOUCHED = set()
sys.addaudithook(lambda event, args: TOUCHED.add(str(args[0])) if event == "open" else None)
`);
try {
    await python.runPythonAsync(here("rehearse.py"));
    python.runPython("PLAYED = [*sys.modules.values()], {*TOUCHED}");
    await python.runPythonAsync(here("rehearse_analysis.py"));
    python.runPython("UNDERSTOOD = [*sys.modules.values()], {*TOUCHED}");
    python.runPython(here("pack.py"));
    mkdirSync(out, { recursive: true });
    for (const name of ["python_stdlib.zip", "engine.pack", "analysis.pack"])
        writeFileSync(`${out}/${name}`, python.FS.readFile(`/out/${name}`));
    writeFileSync(`${out}/lock.json`, lock);
} catch (fault) {
    console.error(fault.message); // leave out the source line of the error, which is the whole of Pyodide
    process.exitCode = 1;
}
