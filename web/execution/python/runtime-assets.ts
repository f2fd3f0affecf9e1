import { RUNTIME_FILES } from '../../../sandbox/python/runtime-files.ts';
import type { RuntimeAssets } from './worker-messages.ts';

/** Where the host serves the built runtime. */
const RUNTIME_PATH = '/runtime/python/';

/** Told while the runtime loads: from 0 to 1, and what is happening, for people. */
export type OnProgress = (fraction: number, label: string) => void;

interface RuntimeFile {
  bytes: number;
  sha256: string;
}

async function request(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`Python could not be loaded: ${address} answered ${response.status}.`);
  }
  return response;
}

async function readManifest(): Promise<Record<string, RuntimeFile>> {
  const response = await request(`${RUNTIME_PATH}${RUNTIME_FILES.manifest}`);
  const manifest = (await response.json()) as { files: Record<string, RuntimeFile> };
  return manifest.files;
}

/** Reads a body whose size is known; what is sent may be compressed. */
async function readBytes(
  response: Response,
  size: number,
  onBytes: (count: number) => void,
): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  const reader = response.body?.getReader();
  for (let filled = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes.set(value, filled);
    filled += value.length;
    onBytes(value.length);
  }
  return bytes;
}

/**
 * Loads what Python is made of.
 *
 * @throws an Error with a sentence when a file cannot be had
 */
export async function loadRuntimeAssets(onProgress: OnProgress): Promise<RuntimeAssets> {
  onProgress(0, 'Loading Python');
  const files = await readManifest();
  // The hash in the address keeps the parts of two builds apart.
  const addressOf = (name: string): string =>
    `${RUNTIME_PATH}${name}?v=${files[name]?.sha256.slice(0, 16) ?? ''}`;
  const loaded = [RUNTIME_FILES.wasm, RUNTIME_FILES.library, RUNTIME_FILES.snapshot] as const;
  const total = loaded.reduce((sum, name) => sum + (files[name]?.bytes ?? 0), 0);
  let received = 0;
  const onBytes = (count: number): void => {
    received += count;
    onProgress((0.9 * received) / total, 'Loading Python');
  };
  const load = async (name: string): Promise<Uint8Array> =>
    readBytes(await request(addressOf(name)), files[name]?.bytes ?? 0, onBytes);
  const [wasm, library, snapshot] = await Promise.all([
    load(RUNTIME_FILES.wasm),
    load(RUNTIME_FILES.library),
    load(RUNTIME_FILES.snapshot),
  ]);
  return { bundleUrl: addressOf(RUNTIME_FILES.bundle), wasm, library, snapshot };
}
