import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { MODULE_PREFIX, RUNTIME_FILES } from '../runtime-files.ts';
import { createBareContext } from '../sealed/bare-context.ts';
import { encodeFrame, NONCE_BYTES } from './frames.ts';
import type { Job } from './interpreter.ts';
import { createJobServer } from './serve-job.ts';

const STDOUT = 1;
const LENGTH_BYTES = 4;
const RETRY_MS = 1;

/** Waits until that many bytes have come. The end of the input is the end of this process. */
async function readBytes(length: number): Promise<Buffer> {
  for (;;) {
    const bytes: unknown = process.stdin.read(length);
    if (bytes instanceof Buffer && bytes.length === length) return bytes;
    await once(process.stdin, 'readable');
  }
}

/** Writes at once: nothing else runs in this process while Python does. */
function writeBytes(bytes: Uint8Array): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let written = 0; written < bytes.length;) {
    try {
      written += writeSync(STDOUT, bytes, written);
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
      if (!isFull) process.exit(1);
      Atomics.wait(pause, 0, 0, RETRY_MS);
    }
  }
}

const readRuntimeFile = (name: string): Buffer =>
  readFileSync(path.join(import.meta.dirname, name));

/** Boots an interpreter, announces it, serves the one job that comes, and ends. */
async function main(isCold: boolean): Promise<void> {
  process.stdin.on('end', () => process.exit(0));
  const nonce = await readBytes(NONCE_BYTES);
  const source = readRuntimeFile(RUNTIME_FILES.bundle).toString('utf8').slice(MODULE_PREFIX.length);
  const context = createBareContext(source, {
    print: (stream, bytes) => server.print(stream, bytes),
    log: (text) => process.stderr.write(`${text}\n`),
  });
  const server = createJobServer((event) => writeBytes(encodeFrame(nonce, event)), context.place);
  const python = await context.bundle.start(context.host, {
    wasm: context.place(readRuntimeFile(RUNTIME_FILES.wasm)),
    standardLibrary: context.place(readRuntimeFile(RUNTIME_FILES.library)),
    snapshot: isCold ? null : context.place(readRuntimeFile(RUNTIME_FILES.snapshot)),
  });
  writeBytes(encodeFrame(nonce, { kind: 'ready' }));
  const length = (await readBytes(LENGTH_BYTES)).readUInt32BE();
  const job = JSON.parse((await readBytes(length)).toString('utf8')) as Job;
  server.serve(python, job);
  process.exit(0);
}

await main(process.argv.includes('--cold'));
