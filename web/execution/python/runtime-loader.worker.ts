import { loadRuntime } from './load-runtime.ts';
import type { LoaderMessage } from './worker-messages.ts';

/** The number of progress steps to report. The bar doesn't show more. */
const STEPS = 100;

const send = (message: LoaderMessage): void => self.postMessage(message);

let reported = -1;
const assets = loadRuntime((fraction) => {
  const step = Math.floor(fraction * STEPS);
  if (step === reported) return;
  reported = step;
  send({ kind: 'progress', fraction });
});
assets.then(
  (loaded) => send({ kind: 'loaded', assets: loaded }),
  (error: unknown) =>
    send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
);
