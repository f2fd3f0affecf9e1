import { createJobServer } from '../../../sandbox/python/runner/serve-job.ts';
import type {
  SealedBundle,
  SealedFiles,
  SealedPython,
} from '../../../sandbox/python/sealed/sealed-python.ts';
import { createBrowserHost } from './browser-host.ts';
import type { RuntimeAssets, WorkerCommand, WorkerMessage } from './worker-messages.ts';

const tell = (message: WorkerMessage): void => self.postMessage(message);

const server = createJobServer(tell, (bytes) => bytes);
const host = createBrowserHost(server.print);
let python: SealedPython | null = null;

async function start(assets: RuntimeAssets): Promise<SealedPython> {
  const { sealedBundle } = (await import(/* @vite-ignore */ assets.bundleUrl)) as {
    sealedBundle: SealedBundle;
  };
  const { wasm, library, snapshot } = assets;
  const files: SealedFiles = { wasm, standardLibrary: library, snapshot };
  try {
    return await sealedBundle.start(host, files);
  } catch {
    // An engine that cannot take the snapshot boots from nothing.
    return sealedBundle.start(host, { ...files, snapshot: null });
  }
}

async function boot(assets: RuntimeAssets): Promise<void> {
  try {
    python = await start(assets);
    tell({ kind: 'ready' });
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

self.onmessage = ({ data }: MessageEvent<WorkerCommand>): void => {
  if (data.kind === 'boot') void boot(data.assets);
  else if (python !== null) server.serve(python, data.job);
};
