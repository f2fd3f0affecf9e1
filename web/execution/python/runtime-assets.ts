import type { LoaderCommand, LoaderMessage, RuntimeAssets } from './worker-messages.ts';

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
}

/**
 * Loads Python in a worker, so that the page stays responsive and its policy needn't allow WebAssembly. What isn't
 * needed for the first interpreter follows on request.
 *
 * @param onSnapshot receives the memory snapshot if it follows
 * @throws {Error} with a message for the learner if it can't be loaded; the next call tries again
 */
export function loadRuntimeAssets(
  onProgress: OnProgress,
  onSnapshot: (snapshot: Uint8Array) => void,
): Promise<LoadedAssets> {
  const worker = new Worker(new URL('./runtime-loader.worker.ts', import.meta.url), {
    type: 'module',
    name: 'python-loader',
  });
  onProgress(0, LOADING);
  return new Promise<LoadedAssets>((resolve, reject) => {
    const fail = (reason: string): void => {
      worker.terminate();
      reject(new Error(`Python could not be loaded. ${reason}`));
    };
    const giveUp = (): void => fail('Nothing has arrived for a minute. Check your connection.');
    let timeout = setTimeout(giveUp, TIMEOUT_MS);
    worker.onmessage = ({ data }: MessageEvent<LoaderMessage>) => {
      clearTimeout(timeout);
      if (data.kind === 'loaded') {
        const command: LoaderCommand = { kind: 'complete' };
        resolve({ assets: data.assets, complete: () => worker.postMessage(command) });
      } else if (data.kind === 'completed') {
        worker.terminate();
        if (data.snapshot !== null) onSnapshot(data.snapshot);
      } else if (data.kind === 'failed') {
        fail(data.reason);
      } else {
        timeout = setTimeout(giveUp, TIMEOUT_MS);
        onProgress(data.fraction, LOADING);
      }
    };
    // A worker whose script fails to load sends no message.
    worker.onerror = ({ message }) => {
      clearTimeout(timeout);
      fail(message || 'The server cannot be reached. Check your connection.');
    };
  });
}
