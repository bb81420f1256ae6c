// Runs a Python file under Pyodide: node pyodide.mjs PYODIDE-FOLDER SOURCES WHEEL FILE
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, sources, wheel, file] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${folder}/` });
try {
    python.unpackArchive(new Uint8Array(readFileSync(wheel)), "whl");
    python.FS.mkdir("/sources");
    python.FS.mount(python.FS.filesystems.NODEFS, { root: sources }, "/sources");
    python.runPython("import sys; sys.path.insert(0, '/sources'); sys.dont_write_bytecode = True");
    await python.runPythonAsync(readFileSync(file, "utf8"));
} catch (fault) {
    console.error(fault.message); // without the line of code that threw it, which is the whole of Pyodide
    process.exitCode = 1;
}
