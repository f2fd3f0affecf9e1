import { RUNTIME_FILES } from '../../../sandbox/python/runtime-files.ts';
import { fetchRuntimeFile, requestRuntime, type RuntimeFile } from './fetch-runtime-file.ts';
import type { RuntimeAssets } from './worker-messages.ts';

/** The path at which the host serves the built runtime. */
const RUNTIME_PATH = '/runtime/python/';

/** The files to fetch. They include the bundle, which workers then import from the browser's cache. */
const FETCHED = [
  RUNTIME_FILES.bundle,
  RUNTIME_FILES.wasm,
  RUNTIME_FILES.library,
  RUNTIME_FILES.snapshot,
] as const;

/** The progress when everything has been fetched; the rest is booting. */
const FETCHED_FRACTION = 0.9;

type RuntimeFiles = Record<string, RuntimeFile>;

async function readManifest(): Promise<RuntimeFiles> {
  const response = await requestRuntime(`${RUNTIME_PATH}${RUNTIME_FILES.manifest}`, 'default');
  const manifest = (await response.json()) as { files: RuntimeFiles };
  return manifest.files;
}

/** A file from the manifest, at a URL that separates the files of two builds. */
function locate(files: RuntimeFiles, name: string): { address: string; file: RuntimeFile } {
  const file = files[name];
  if (file === undefined) throw new Error(`The manifest of the runtime has no ${name}.`);
  return { address: `${RUNTIME_PATH}${name}?v=${file.sha256.slice(0, 16)}`, file };
}

/**
 * Fetches the files of Python, verifies them, and compiles the interpreter.
 *
 * @param onProgress receives the progress from 0 to 1
 * @throws {Error} with a message for the learner if a file can't be fetched or is damaged
 */
export async function loadRuntime(onProgress: (fraction: number) => void): Promise<RuntimeAssets> {
  const files = await readManifest();
  const total = FETCHED.reduce((sum, name) => sum + (files[name]?.bytes ?? 0), 0);
  let received = 0;
  const onBytes = (count: number): void => {
    received += count;
    onProgress((FETCHED_FRACTION * received) / total);
  };
  const load = (name: string) => fetchRuntimeFile({ ...locate(files, name), onBytes });
  const compile = async () => WebAssembly.compile(new Uint8Array(await load(RUNTIME_FILES.wasm)));
  const [, wasm, library, snapshot] = await Promise.all([
    load(RUNTIME_FILES.bundle),
    compile(),
    load(RUNTIME_FILES.library),
    load(RUNTIME_FILES.snapshot),
  ]);
  return { bundleUrl: locate(files, RUNTIME_FILES.bundle).address, wasm, library, snapshot };
}
