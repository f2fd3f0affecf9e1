import type { LoaderMessage, RuntimeAssets } from './worker-messages.ts';

/** Told while Python loads: from 0 to 1, and what is happening, for people. */
export type OnProgress = (fraction: number, label: string) => void;

/** What people read while Python loads. */
const LOADING = 'Loading Python';

/** A load that stops moving for so long has failed. */
const TIMEOUT_MS = 60_000;

/**
 * Loads what Python is made of, beside the page: it stays free for the editor, and the policy of the page need
 * not allow WebAssembly.
 *
 * @throws {Error} with a sentence when it cannot be loaded; the next call tries again
 */
export function loadRuntimeAssets(onProgress: OnProgress): Promise<RuntimeAssets> {
  const worker = new Worker(new URL('./runtime-loader.worker.ts', import.meta.url), {
    type: 'module',
    name: 'python-loader',
  });
  onProgress(0, LOADING);
  const loading = new Promise<RuntimeAssets>((resolve, reject) => {
    const fail = (reason: string): void =>
      reject(new Error(`Python could not be loaded. ${reason}`));
    const giveUp = (): void => fail('Nothing has arrived for a minute. Check your connection.');
    let timeout = setTimeout(giveUp, TIMEOUT_MS);
    worker.onmessage = ({ data }: MessageEvent<LoaderMessage>) => {
      clearTimeout(timeout);
      if (data.kind === 'loaded') {
        resolve(data.assets);
      } else if (data.kind === 'failed') {
        fail(data.reason);
      } else {
        timeout = setTimeout(giveUp, TIMEOUT_MS);
        onProgress(data.fraction, LOADING);
      }
    };
    // A worker whose own script cannot be had says nothing of its own.
    worker.onerror = ({ message }) => {
      clearTimeout(timeout);
      fail(message || 'The server cannot be reached. Check your connection.');
    };
  });
  return loading.finally(() => worker.terminate());
}
