import { loadRuntime } from './load-runtime.ts';
import type { LoaderCommand, LoaderMessage } from './worker-messages.ts';

/** The number of progress steps to report. The bar doesn't show more. */
const STEPS = 100;

const send = (message: LoaderMessage): void => self.postMessage(message);

let reported = -1;

function report(fraction: number): void {
  const step = Math.floor(fraction * STEPS);
  if (step === reported) return;
  reported = step;
  send({ kind: 'progress', fraction });
}

async function load(): Promise<void> {
  const released = Promise.withResolvers<MessageEvent<LoaderCommand>>();
  self.onmessage = released.resolve;
  const { assets, complete } = await loadRuntime({
    onProgress: report,
    onBundle: (url) => send({ kind: 'bundle', url }),
  });
  send({ kind: 'loaded', assets });
  await released.promise;
  send({ kind: 'completed', snapshot: await complete() });
}

load().catch((error: unknown) =>
  send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
);
