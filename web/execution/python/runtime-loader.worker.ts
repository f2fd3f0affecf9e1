import { loadRuntime } from './load-runtime.ts';
import type { LoaderMessage } from './worker-messages.ts';

/** The number of progress steps to report. The bar doesn't show more. */
const STEPS = 100;

const tell = (message: LoaderMessage): void => self.postMessage(message);

let told = -1;
const assets = loadRuntime((fraction) => {
  const step = Math.floor(fraction * STEPS);
  if (step === told) return;
  told = step;
  tell({ kind: 'progress', fraction });
});
assets.then(
  (loaded) => tell({ kind: 'loaded', assets: loaded }),
  (error: unknown) =>
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
);
