import { createJobServer } from '../../../sandbox/python/runner/serve-job.ts';
import type {
  SealedBundle,
  SealedFiles,
  SealedPython,
} from '../../../sandbox/python/sealed/sealed-python.ts';
import { createBrowserHost } from './browser-host.ts';
import { createInputReader } from './input-channel.ts';
import { createGapFiller } from './late-library.ts';
import { createLineAnswerer } from './line-question.ts';
import { sealWorker } from './seal-worker.ts';
import type { RuntimeAssets, WorkerCommand, WorkerMessage } from './worker-messages.ts';

sealWorker(self);

const send = (message: WorkerMessage): void => self.postMessage(message);

const server = createJobServer(send, (bytes) => bytes);
const input = createInputReader(() => {
  server.flush();
  send({ kind: 'asked' });
});
const line = createLineAnswerer();
const gapFiller = createGapFiller({
  onWait() {
    server.flush();
    send({ kind: 'waiting', isOver: false });
  },
  onResume: () => send({ kind: 'waiting', isOver: true }),
});
const host = createBrowserHost({
  fillGap: gapFiller.fill,
  print: server.print,
  record: server.record,
  readInput: input.read,
  isLineAsked: line.isAsked,
  tellLine(number) {
    server.flush();
    send({ kind: 'line', line: number });
  },
});
let python: SealedPython | null = null;

async function readBundle(url: string): Promise<SealedBundle> {
  const { sealedBundle } = (await import(/* @vite-ignore */ url)) as { sealedBundle: SealedBundle };
  return sealedBundle;
}

async function start(assets: RuntimeAssets): Promise<SealedPython> {
  const sealedBundle = await readBundle(assets.bundleUrl);
  const { wasm, library } = assets;
  const startFrom = (snapshot: SealedFiles['snapshot']): Promise<SealedPython> =>
    // The library becomes a file that a program can write to. Its changes must not reach the next interpreter.
    sealedBundle.start(host, { wasm, ...gapFiller.copy(library), snapshot });
  if (assets.snapshot === null) return startFrom(null);
  try {
    return await startFrom(assets.snapshot);
  } catch {
    // An engine that can't use the snapshot boots without one.
    return startFrom(null);
  }
}

async function boot(assets: RuntimeAssets): Promise<void> {
  try {
    python = await start(assets);
    send({ kind: 'ready' });
  } catch (error) {
    send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

function check({ code }: WorkerCommand & { kind: 'check' }): void {
  const mistake = python?.findMistake(code) ?? null;
  if (mistake === null) send({ kind: 'failed', reason: 'It crashed while it read the program.' });
  else send({ kind: 'checked', mistake });
}

function serve({ job, input: channel, line: question }: WorkerCommand & { kind: 'job' }): void {
  if (python === null) return;
  input.open(channel);
  line.open(question);
  server.serve(python, job);
}

self.onmessage = ({ data }: MessageEvent<WorkerCommand>): void => {
  // Booting reports a failure.
  if (data.kind === 'prepare') readBundle(data.bundleUrl).catch(() => undefined);
  else if (data.kind === 'boot') void boot(data.assets);
  else if (data.kind === 'check') check(data);
  else serve(data);
};
