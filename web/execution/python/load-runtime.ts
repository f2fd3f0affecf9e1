import { RUNTIME_FILES } from '../../../sandbox/python/runtime-files.ts';
import { cachedPythonFile, cachePythonFile } from '../../offline/python-cache.ts';
import { isSavingData } from '../../saving-data.ts';
import {
  type FetchOptions,
  fetchRuntimeFile,
  requestRuntime,
  type RuntimeFile,
  unshared,
} from './fetch-runtime-file.ts';
import {
  type Bytes,
  allocate,
  createLateLibrary,
  type LateLibrary,
  settleRest,
} from './late-library.ts';
import type { RuntimeAssets } from './worker-messages.ts';

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

/** Python without its snapshot. */
interface Needed {
  /** Waits for the files. @returns their bytes per millisecond */
  speed: () => Promise<number>;
  /** The files with the compiled interpreter. */
  assets: Promise<RuntimeAssets>;
}

/** Starts fetching everything but the snapshot. */
function fetchNeeded(fetcher: Fetcher, { onProgress, onBundle }: LoadReports): Needed {
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
  // All workers read it.
  const first = allocate(fetcher.locate(RUNTIME_FILES.libraryFirst).file.bytes);
  const bundleUrl = fetcher.locate(RUNTIME_FILES.bundle).address;
  const wasm = load(RUNTIME_FILES.wasm);
  const files = Promise.all([
    load(RUNTIME_FILES.bundle).then(() => onBundle(bundleUrl)),
    wasm,
    load(RUNTIME_FILES.libraryFirst, first),
    late.state === null && load(RUNTIME_FILES.libraryRest, late.rest),
  ]);
  const compile = async (): Promise<RuntimeAssets> => {
    const [module] = await Promise.all([
      wasm.then((bytes) => WebAssembly.compile(unshared(bytes))),
      files,
    ]);
    return { bundleUrl, wasm: module, library: { first, ...late }, snapshot: null };
  };
  return {
    speed: () => files.then(() => received / Math.max(1, lastAt - startedAt)),
    assets: compile(),
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
  const mayFetch = !isSavingData();
  const isOnDevice = (await cachedPythonFile(address)) !== null;
  const needed = fetchNeeded(fetcher, reports);
  // While the interpreter compiles, a fast connection has nothing else to do.
  const early = async (): Promise<Bytes | null> => {
    if (isOnDevice) return fetchSnapshot();
    const isFast = file.bytes / (await needed.speed()) <= SNAPSHOT_LIMIT_MS;
    return mayFetch && isFast ? fetchSnapshot() : null;
  };
  const [assets, snapshot] = await Promise.all([needed.assets, early()]);
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
