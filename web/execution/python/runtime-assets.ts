import { isPythonStored } from '../../offline/python-cache.ts';
import type {
  LoaderCommand,
  LoaderMessage,
  RuntimeAssets,
  WorkerCommand,
} from './worker-messages.ts';

/** Receives the progress while Python loads: from 0 to 1, with a label for the learner. */
export type OnProgress = (fraction: number, label: string) => void;

/** The labels that are shown while Python loads. */
const LOADING = 'Loading Python';

/** A load without progress for this long has failed. */
const TIMEOUT_MS = 60_000;

/** What an interpreter starts from. */
export interface LoadedAssets {
  assets: RuntimeAssets;
  /** Starts loading the rest, once. */
  complete: () => void;
  /** Returns a worker in which an interpreter can boot. The first one has read the bundle already. */
  takeWorker: () => Worker;
}

interface LoadListener {
  onProgress: OnProgress;
  /** Receives the memory snapshot if it follows. */
  onSnapshot: (snapshot: Uint8Array) => void;
}

/** Python on its way. */
interface RuntimeLoad {
  /** Rejects with a message for the learner if it can't be loaded. */
  loaded: Promise<LoadedAssets>;
  follow: (listener: LoadListener) => void;
  cancel: () => void;
}

const startWorker = (): Worker =>
  new Worker(new URL('./python.worker.ts', import.meta.url), { type: 'module', name: 'python' });

/** Keeps a worker that reads the bundle while the other files are on their way. */
function createWorkers() {
  let prepared: Worker | null = null;
  const take = (): Worker => {
    const worker = prepared ?? startWorker();
    prepared = null;
    return worker;
  };
  return {
    take,
    prepare(bundleUrl: string): void {
      prepared = startWorker();
      const command: WorkerCommand = { kind: 'prepare', bundleUrl };
      prepared.postMessage(command);
    },
    discard(): void {
      prepared?.terminate();
      prepared = null;
    },
  };
}

/** Loads Python in a worker, so that the page stays responsive and its policy needn't allow WebAssembly. */
function startLoad(): RuntimeLoad {
  const worker = new Worker(new URL('./runtime-loader.worker.ts', import.meta.url), {
    type: 'module',
    name: 'python-loader',
  });
  const workers = createWorkers();
  const { promise: loaded, resolve, reject } = Promise.withResolvers<LoadedAssets>();
  let listener: LoadListener = { onProgress: () => undefined, onSnapshot: () => undefined };
  const fail = (reason: string): void => {
    clearTimeout(timeout);
    worker.terminate();
    workers.discard();
    reject(new Error(`Python could not be loaded. ${reason}`));
  };
  const giveUp = (): void => fail('Nothing has arrived for a minute. Check your connection.');
  let timeout = setTimeout(giveUp, TIMEOUT_MS);
  worker.onmessage = ({ data }: MessageEvent<LoaderMessage>) => {
    clearTimeout(timeout);
    if (data.kind === 'loaded') {
      const command: LoaderCommand = { kind: 'complete' };
      const complete = (): void => worker.postMessage(command);
      resolve({ assets: data.assets, complete, takeWorker: workers.take });
    } else if (data.kind === 'completed') {
      worker.terminate();
      if (data.snapshot !== null) listener.onSnapshot(data.snapshot);
    } else if (data.kind === 'failed') {
      fail(data.reason);
    } else {
      timeout = setTimeout(giveUp, TIMEOUT_MS);
      if (data.kind === 'bundle') workers.prepare(data.url);
      else listener.onProgress(data.fraction, LOADING);
    }
  };
  // A worker whose script fails to load sends no message.
  worker.onerror = ({ message }) =>
    fail(message || 'The server cannot be reached. Check your connection.');
  // The page that waits for it reports a failure.
  loaded.catch(() => undefined);
  return {
    loaded,
    follow: (next) => {
      listener = next;
    },
    cancel: () => fail('It was not needed.'),
  };
}

/** The load that was started before the page asked for it. */
let early: Promise<RuntimeLoad | null> | null = null;

/**
 * Starts loading Python if an earlier visit has stored it on this device, before the page that needs it is there. It
 * ends if nothing asks for it.
 */
export function loadStoredRuntime(): void {
  early ??= startStored();
}

async function startStored(): Promise<RuntimeLoad | null> {
  if (!(await isPythonStored())) return null;
  const load = startLoad();
  setTimeout(() => {
    if (early !== null) void takeEarly().then((unused) => unused?.cancel());
  }, TIMEOUT_MS);
  return load;
}

async function takeEarly(): Promise<RuntimeLoad | null> {
  const taken = early;
  early = null;
  return taken;
}

/**
 * Loads Python, or takes over the load that was started early. What isn't needed for the first interpreter follows on
 * request.
 *
 * @throws {Error} with a message for the learner if it can't be loaded; the next call tries again
 */
export async function loadRuntimeAssets(listener: LoadListener): Promise<LoadedAssets> {
  const load = (await takeEarly()) ?? startLoad();
  listener.onProgress(0, LOADING);
  load.follow(listener);
  return load.loaded;
}
