import { RUNTIME_FILES } from '../../../sandbox/python/runtime-files.ts';
import { cachedPythonFile, cachePythonFile } from '../../offline/python-cache.ts';
import { isSavingData } from '../../saving-data.ts';
import {
  type Bytes,
  allocate,
  createLateLibrary,
  type LateLibrary,
  settleRest,
} from './late-library.ts';
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
  /** Memory of the file's length for its content, if not any. */
  into?: Bytes;
  /** Receives the number of bytes that have arrived since the last call; negative if they are discarded. */
  onBytes: (count: number) => void;
}

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

/** Reads a file of this device at once, because its parts would take longer. @returns null if it can't be read */
async function readAtOnce(response: Response, { onBytes }: FetchOptions): Promise<Bytes | null> {
  const content = await response.arrayBuffer().catch(() => null);
  if (content === null) return null;
  onBytes(content.byteLength);
  return new Uint8Array(content);
}

const memoryFor = ({ into, file }: FetchOptions): Bytes => into ?? new Uint8Array(file.bytes);

/** @returns null if the size differs from the built file, or the connection was lost */
async function readInParts(response: Response, options: FetchOptions): Promise<Bytes | null> {
  const { onBytes } = options;
  const bytes = memoryFor(options);
  const reader = response.body?.getReader();
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

/** What browsers don't do with shared memory works on this, which is a copy only if the memory is shared. */
const unshared = (bytes: Bytes): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
    : new Uint8Array(bytes);

/** Browsers compute digests only on a secure connection. */
async function isIntact(bytes: Bytes, { sha256 }: RuntimeFile): Promise<boolean> {
  if (!isSecureContext) return true;
  const digest = await crypto.subtle.digest('SHA-256', unshared(bytes));
  const hexadecimal = Array.from(new Uint8Array(digest), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return hexadecimal.join('') === sha256;
}

/** Where a file comes from. */
interface Source {
  request: (address: string) => Promise<Response | null>;
  read: (response: Response, options: FetchOptions) => Promise<Bytes | null>;
}

/** This device, the network, and the network without the browser's own cache. */
const SOURCES: readonly Source[] = [
  { request: cachedPythonFile, read: readAtOnce },
  { request: (address) => requestRuntime(address, 'default'), read: readInParts },
  { request: (address) => requestRuntime(address, 'reload'), read: readInParts },
];

/** Returns the content in the memory that was asked for. */
function moveInto(target: Bytes | undefined, bytes: Bytes): Bytes {
  if (target === undefined || target === bytes) return bytes;
  target.set(bytes);
  return target;
}

/**
 * Fetches a file of the runtime, unless this device has it, and verifies that it is the built one. A damaged file is
 * fetched once more, bypassing the browser's cache.
 *
 * @throws {Error} with a message for the learner if it can't be fetched, or is damaged again
 */
export async function fetchRuntimeFile(options: FetchOptions): Promise<Bytes> {
  const { address, file, onBytes, into } = options;
  for (const { request, read } of SOURCES) {
    let received = 0;
    const count = (more: number): void => {
      received += more;
      onBytes(more);
    };
    const response = await request(address);
    if (response === null) continue;
    const bytes = await read(response, { ...options, onBytes: count });
    if (bytes?.length === file.bytes && (await isIntact(bytes, file))) return moveInto(into, bytes);
    onBytes(-received);
  }
  throw new Error(`${address} arrived damaged or incomplete.`);
}

/** The path at which the host serves the built runtime. */
const RUNTIME_PATH = '/runtime/python/';
const MANIFEST = `${RUNTIME_PATH}${RUNTIME_FILES.manifest}`;

/** What Python can't start without. It includes the bundle, which workers then import from a cache. */
const NEEDED = [RUNTIME_FILES.bundle, RUNTIME_FILES.wasm, RUNTIME_FILES.libraryFirst] as const;

/** The types that workers need to import a file from the cache. */
const CONTENT_TYPES = new Map<string, string>([
  [RUNTIME_FILES.bundle, 'text/javascript'],
  [RUNTIME_FILES.wasm, 'application/wasm'],
]);

/** The progress when everything has been fetched; the rest is booting. */
const FETCHED_FRACTION = 0.9;

/** How long the snapshot may take to arrive: as long as it saves when Python boots on a desktop computer. */
const SNAPSHOT_LIMIT_MS = 750;

type RuntimeFiles = Record<string, RuntimeFile>;

/** Fetches files of one build of the runtime, and knows what it has fetched. */
function createFetcher(files: RuntimeFiles) {
  const fetched = new Map<string, Bytes>();
  /** A file from the manifest, at a URL that separates the files of two builds. */
  const locate = (name: string): { address: string; file: RuntimeFile } => {
    const file = files[name];
    if (file === undefined) throw new Error(`The manifest of the runtime has no ${name}.`);
    return { address: `${RUNTIME_PATH}${name}?v=${file.sha256.slice(0, 16)}`, file };
  };
  return {
    locate,
    async fetch(name: string, to: Pick<FetchOptions, 'onBytes' | 'into'>): Promise<Bytes> {
      const bytes = await fetchRuntimeFile({ ...locate(name), ...to });
      fetched.set(name, bytes);
      return bytes;
    },
    /** Stores what was fetched on this device, so that Python starts without a network. */
    async keep(): Promise<void> {
      await cachePythonFile(MANIFEST, Response.json({ files }));
      for (const [name, bytes] of fetched) {
        const { address } = locate(name);
        if ((await cachedPythonFile(address)) !== null) continue;
        const type = CONTENT_TYPES.get(name) ?? 'application/octet-stream';
        const response = new Response(unshared(bytes), { headers: { 'content-type': type } });
        await cachePythonFile(address, response);
      }
    },
  };
}

type Fetcher = ReturnType<typeof createFetcher>;

interface LoadReports {
  /** Receives the progress from 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Receives the address of the bundle once it is there. */
  onBundle: (url: string) => void;
}

async function readManifest(): Promise<RuntimeFiles> {
  const response = await requestRuntime(MANIFEST, 'default');
  const manifest = (await response.json()) as { files: RuntimeFiles };
  return manifest.files;
}

/** Python without its snapshot, and how fast it arrived. */
async function fetchNeeded(
  fetcher: Fetcher,
  { onProgress, onBundle }: LoadReports,
): Promise<{ assets: RuntimeAssets; bytesPerMs: number }> {
  const late = createLateLibrary(fetcher.locate(RUNTIME_FILES.libraryRest).file.bytes);
  const names = late.state === null ? [...NEEDED, RUNTIME_FILES.libraryRest] : NEEDED;
  const total = names.reduce((sum, name) => sum + fetcher.locate(name).file.bytes, 0);
  const startedAt = performance.now();
  let lastAt = startedAt;
  let received = 0;
  const onBytes = (count: number): void => {
    lastAt = performance.now();
    received += count;
    onProgress((FETCHED_FRACTION * received) / total);
  };
  const load = (name: string, into?: Bytes) =>
    fetcher.fetch(name, { onBytes, ...(into && { into }) });
  const compile = async () => WebAssembly.compile(unshared(await load(RUNTIME_FILES.wasm)));
  // All workers read it.
  const first = allocate(fetcher.locate(RUNTIME_FILES.libraryFirst).file.bytes);
  const bundleUrl = fetcher.locate(RUNTIME_FILES.bundle).address;
  const [, wasm] = await Promise.all([
    load(RUNTIME_FILES.bundle).then(() => onBundle(bundleUrl)),
    compile(),
    load(RUNTIME_FILES.libraryFirst, first),
    late.state === null && load(RUNTIME_FILES.libraryRest, late.rest),
  ]);
  return {
    assets: { bundleUrl, wasm, library: { first, ...late }, snapshot: null },
    bytesPerMs: received / Math.max(1, lastAt - startedAt),
  };
}

const RETRY_AFTER_MS = 10_000;

/** Fetches the rest of the library until it is there. Programs that need it fail after the first failure. */
async function fetchRest(fetcher: Fetcher, { rest, state }: LateLibrary): Promise<void> {
  if (state === null) return;
  const to = { into: rest, onBytes: () => undefined };
  for (;;) {
    const isThere = await fetcher.fetch(RUNTIME_FILES.libraryRest, to).then(
      () => true,
      () => false,
    );
    settleRest(state, isThere);
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  }
}

/** Python, ready to boot, and what can follow. */
interface LoadedRuntime {
  assets: RuntimeAssets;
  /**
   * Fetches the rest of the library, and the snapshot if it was left out. Stores everything on this device.
   *
   * @returns the snapshot; null if there is none
   */
  complete: () => Promise<Uint8Array | null>;
}

/**
 * Fetches the files of Python, verifies them, and compiles the interpreter. The library's rest, which few programs need,
 * follows later where workers can wait for it. The memory snapshot makes Python boot faster, but is a third of the
 * download. On a slow connection it follows later, too, unless this device has it.
 *
 * @throws {Error} with a message for the learner if a file can't be fetched or is damaged
 */
export async function loadRuntime(reports: LoadReports): Promise<LoadedRuntime> {
  const fetcher = createFetcher(await readManifest());
  const { address, file } = fetcher.locate(RUNTIME_FILES.snapshot);
  // Python starts without it, too.
  const fetchSnapshot = () =>
    fetcher
      .fetch(RUNTIME_FILES.snapshot, { onBytes: () => undefined, into: allocate(file.bytes) })
      .catch(() => null);
  const isOnDevice = (await cachedPythonFile(address)) !== null;
  const [{ assets, bytesPerMs }, stored] = await Promise.all([
    fetchNeeded(fetcher, reports),
    isOnDevice ? fetchSnapshot() : null,
  ]);
  const mayFetch = !isSavingData();
  const isFast = file.bytes / bytesPerMs <= SNAPSHOT_LIMIT_MS;
  const snapshot = stored ?? (mayFetch && isFast ? await fetchSnapshot() : null);
  return {
    assets: { ...assets, snapshot },
    async complete() {
      await fetchRest(fetcher, assets.library);
      await fetcher.keep();
      if (snapshot !== null || !mayFetch) return snapshot;
      const later = await fetchSnapshot();
      await fetcher.keep();
      return later;
    },
  };
}
