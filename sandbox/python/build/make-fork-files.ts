import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { forkServerFlags } from '../runner/isolation.ts';
import { RUNTIME_FILES } from '../runtime-files.ts';
import { readManifest, sha256 } from '../runtime-manifest.ts';
import { bundleProgram } from './bundle.ts';

const run = promisify(execFile);

const FORK_SERVER = path.join(import.meta.dirname, '../fork/fork-server-process.ts');
const RESTRICTED_START = path.join(import.meta.dirname, '../runner/restricted-start-process.ts');
const COMPILE_WASM = path.join(import.meta.dirname, 'compile-wasm-process.ts');

/** Reads the FFI package's addon for x86-64 Linux with glibc. Returns null if it isn't installed. */
async function readForeignFunctions(): Promise<Uint8Array | null> {
  try {
    const koffi = createRequire(import.meta.url).resolve('koffi');
    const addons = createRequire(koffi).resolve('@koromix/koffi-linux-x64');
    return await readFile(path.join(path.dirname(addons), 'linux_x64/koffi.node'));
  } catch {
    return null;
  }
}

/** Compiles a module with the optimizing tier, in a process with the flags of the fork server. */
async function compileWasm(wasm: Uint8Array): Promise<Uint8Array> {
  const directory = await mkdtemp(path.join(tmpdir(), 'packetsmith-compile-'));
  const [script, wasmFile, codeFile] = ['compile.mjs', 'module.wasm', 'module.code'].map((name) =>
    path.join(directory, name),
  ) as [string, string, string];
  try {
    await writeFile(script, await bundleProgram(COMPILE_WASM));
    await writeFile(wasmFile, wasm);
    await run(process.execPath, [...forkServerFlags(), script, wasmFile, codeFile], { env: {} });
    return await readFile(codeFile);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Identifies the module, the engine and the flags that compiled code is valid for. */
export function describeCompilation(wasm: Uint8Array): string {
  return sha256([sha256(wasm), process.version, ...forkServerFlags()].join('\n'));
}

/** Reuses the compiled code of the previous build if it is valid, which saves most of the build time. */
async function reuseOrCompile(wasm: Uint8Array, outDir: string): Promise<Uint8Array> {
  const before = await readManifest(outDir);
  const described = before?.files[RUNTIME_FILES.compiledWasm];
  if (described && before.compiledFor === describeCompilation(wasm)) {
    const code = await readFile(path.join(outDir, RUNTIME_FILES.compiledWasm)).catch(() => null);
    if (code !== null && sha256(code) === described.sha256) return code;
  }
  return compileWasm(wasm);
}

/**
 * Creates the additional files of machines where the fork engine can run: its program, the program that restricts the
 * processes of the other engine, the addon through which both call the C library, and the precompiled interpreter.
 *
 * @param outDir the directory of the previous build
 * @returns files by name; empty on machines that the fork engine doesn't support
 */
export async function makeForkFiles(
  wasm: Uint8Array,
  outDir: string,
): Promise<Record<string, Uint8Array>> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return {};
  const foreignFunctions = await readForeignFunctions();
  if (foreignFunctions === null) return {};
  return {
    [RUNTIME_FILES.forkServer]: new TextEncoder().encode(await bundleProgram(FORK_SERVER)),
    [RUNTIME_FILES.restrictedStart]: new TextEncoder().encode(
      await bundleProgram(RESTRICTED_START),
    ),
    [RUNTIME_FILES.foreignFunctions]: foreignFunctions,
    [RUNTIME_FILES.compiledWasm]: await reuseOrCompile(wasm, outDir),
  };
}
