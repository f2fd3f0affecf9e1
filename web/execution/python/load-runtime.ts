import { RUNTIME_FILES } from '../../../sandbox/python/runtime-files.ts';
import type { RuntimeAssets } from './worker-messages.ts';

/** A file as recorded by the build. */
interface RuntimeFile {
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

interface FetchOptions {
  address: string;
  file: RuntimeFile;
  /** Receives the number of bytes that have arrived since the last call; negative if they are discarded. */
  onBytes: (count: number) => void;
}

type Bytes = Uint8Array<ArrayBuffer | SharedArrayBuffer>;

/**
 * Requests a URL.
 *
 * @throws {Error} with a message for the learner if it fails
 */
async function requestRuntime(address: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(address, { cache }).catch(() => null);
  if (response === null) throw new Error('The server cannot be reached. Check your connection.');
  if (!response.ok)
    throw new Error(`The server returned status ${response.status} for ${address}.`);
  return response;
}

/** Returns memory that workers can share, if the page supports it. */
function allocate(length: number): Bytes {
  const isShared = crossOriginIsolated;
  return new Uint8Array(isShared ? new SharedArrayBuffer(length) : new ArrayBuffer(length));
}

/** @returns null if the size differs from the built file, or the connection was lost */
async function readBody(
  response: Response,
  { file, onBytes }: Pick<FetchOptions, 'file' | 'onBytes'>,
): Promise<Bytes | null> {
  const reader = response.body?.getReader();
  const bytes = allocate(file.bytes);
  let filled = 0;
  for (;;) {
    const part = (await reader?.read().catch(() => null))?.value;
    if (part === undefined) return filled === bytes.length ? bytes : null;
    if (filled + part.length > bytes.length) return null;
    bytes.set(part, filled);
    filled += part.length;
    onBytes(part.length);
  }
}

/** Browsers compute digests only on a secure connection, and only of unshared memory. */
async function isIntact(bytes: Bytes, { sha256 }: RuntimeFile): Promise<boolean> {
  if (!isSecureContext) return true;
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  const hexadecimal = Array.from(new Uint8Array(digest), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return hexadecimal.join('') === sha256;
}

/**
 * Fetches a file of the runtime and verifies that it is the built one. A damaged file is fetched once more, bypassing
 * the browser's cache.
 *
 * @throws {Error} with a message for the learner if it can't be fetched, or is damaged again
 */
export async function fetchRuntimeFile({ address, file, onBytes }: FetchOptions): Promise<Bytes> {
  for (const cache of ['default', 'reload'] as const) {
    let received = 0;
    const count = (more: number): void => {
      received += more;
      onBytes(more);
    };
    const response = await requestRuntime(address, cache);
    const bytes = await readBody(response, { file, onBytes: count });
    if (bytes !== null && (await isIntact(bytes, file))) return bytes;
    onBytes(-received);
  }
  throw new Error(`${address} arrived damaged or incomplete.`);
}

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
