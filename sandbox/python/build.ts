import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { withBuildLock } from './build/build-lock.ts';
import { bundleProgram, bundleSealedPython } from './build/bundle.ts';
import { capWasmMemory, initialDataEnd } from './build/wasm-module.ts';
import { countRecursion } from './build/count-recursion.ts';
import { describeLibrary } from './build/describe-library.ts';
import { describeCompilation, makeForkFiles } from './build/make-fork-files.ts';
import { orderLibrary } from './build/order-library.ts';
import { precompileLibrary } from './build/precompile-library.ts';
import { pyodideFile } from './build/pyodide-file.ts';
import { hashInputs, readPyodideVersion } from './build/runtime-inputs.ts';
import { splitLibrary } from './library-parts.ts';
import { MODULE_PREFIX, RUNTIME_FILES } from './runtime-files.ts';
import { findDamage, readManifest, type RuntimeManifest, sha256 } from './runtime-manifest.ts';
import { createBareContext } from './sealed/bare-context.ts';
import { packSnapshot } from './sealed/sparse-snapshot.ts';

/**
 * Boots the bundle, imports commonly used modules, and returns a packed snapshot of its memory.
 *
 * @param bundle the source of the sealed bundle
 * @throws with the interpreter's output if the harness can't be imported
 */
async function makeSnapshot(
  bundle: string,
  files: { wasm: Uint8Array; standardLibrary: Uint8Array },
): Promise<Uint8Array> {
  const messages: string[] = [];
  const context = createBareContext(bundle.slice(MODULE_PREFIX.length), {
    print: (_stream, bytes) => messages.push(new TextDecoder().decode(bytes)),
    log: (text) => messages.push(text),
  });
  try {
    const snapshot = await context.bundle.takeSnapshot(context.host, {
      wasm: context.place(files.wasm),
      standardLibrary: context.place(files.standardLibrary),
      snapshot: null,
    });
    return packSnapshot(new Uint8Array(snapshot), initialDataEnd(files.wasm));
  } catch (cause) {
    const details = [String(cause), ...messages].join('\n');
    throw new Error(`The memory snapshot of Python could not be taken.\n${details}`, { cause });
  }
}

/** Receives one line per build step. */
type Report = (line: string) => void;

type Files = Record<string, Uint8Array>;

const INTERPRETER_PROCESS = path.join(import.meta.dirname, 'runner/interpreter-process.ts');

async function isUpToDate(outDir: string, inputs: string): Promise<boolean> {
  const manifest = await readManifest(outDir);
  if (manifest?.inputs !== inputs) return false;
  return (await findDamage(outDir, manifest)).length === 0;
}

async function makeFiles(outDir: string, report: Report): Promise<Files> {
  report('Sealing the Python interpreter');
  const encoder = new TextEncoder();
  const bundle = await bundleSealedPython();
  const original = await readFile(pyodideFile('pyodide.asm.wasm'));
  const wasm = countRecursion(capWasmMemory(original));
  report('Compiling the Python interpreter for this machine, and its standard library');
  const compiling = makeForkFiles(wasm, outDir);
  // The await below throws if this fails.
  compiling.catch(() => undefined);
  const { library, gap } = await orderLibrary({
    bundle,
    wasm,
    standardLibrary: await precompileLibrary(),
  });
  const parts = splitLibrary(library, gap);
  report('Taking a memory snapshot of Python');
  const snapshot = await makeSnapshot(bundle, { wasm, standardLibrary: library });
  report('Describing the library for the editor');
  const reference = await describeLibrary({ bundle, wasm, standardLibrary: library });
  return {
    [RUNTIME_FILES.bundle]: encoder.encode(bundle),
    [RUNTIME_FILES.wasm]: wasm,
    [RUNTIME_FILES.library]: library,
    [RUNTIME_FILES.libraryFirst]: parts.first,
    [RUNTIME_FILES.libraryRest]: parts.rest,
    [RUNTIME_FILES.snapshot]: snapshot,
    [RUNTIME_FILES.reference]: reference,
    [RUNTIME_FILES.process]: encoder.encode(await bundleProgram(INTERPRETER_PROCESS)),
    ...(await compiling),
  };
}

async function describeFiles(files: Files, inputs: string): Promise<RuntimeManifest> {
  const wasm = files[RUNTIME_FILES.wasm] ?? new Uint8Array(0);
  const described = Object.entries(files).map(
    ([name, content]) => [name, { bytes: content.length, sha256: sha256(content) }] as const,
  );
  return {
    inputs,
    pyodide: await readPyodideVersion(),
    node: process.version,
    compiledFor: RUNTIME_FILES.compiledWasm in files ? describeCompilation(wasm) : null,
    files: Object.fromEntries(described),
  };
}

async function replaceDirectory(outDir: string, files: Files): Promise<void> {
  const fresh = `${outDir}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(fresh, name), content);
  }
  await rm(outDir, { recursive: true, force: true });
  await rename(fresh, outDir);
}

/**
 * Builds the Python runtime for the server and the browser: the sealed bundle, the capped interpreter, the compiled
 * standard library, the memory snapshot, and the program of the server's processes. Does nothing if the runtime is
 * complete and its inputs haven't changed.
 *
 * @param outDir the output directory; existing contents are replaced
 * @param report receives each build step
 * @throws if the installed Pyodide's glue cannot be patched
 */
export async function buildPythonRuntime(
  outDir: string,
  report: Report = () => undefined,
): Promise<void> {
  const inputs = await hashInputs();
  await withBuildLock(`${path.resolve(outDir)}.lock`, async () => {
    if (await isUpToDate(outDir, inputs)) {
      report('The Python runtime is up to date');
      return;
    }
    const files = await makeFiles(outDir, report);
    const manifest = JSON.stringify(await describeFiles(files, inputs), null, 2);
    await replaceDirectory(path.resolve(outDir), {
      ...files,
      [RUNTIME_FILES.manifest]: new TextEncoder().encode(manifest),
    });
  });
}
