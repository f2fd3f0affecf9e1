import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RUNTIME_FILES } from '../../sandbox/python/runtime-files.ts';
import { requireForks } from './artifacts.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-artifacts-'));
});
afterEach(() => rm(directory, { recursive: true }));

/** Describes a runtime with these files. */
function describe(names: readonly string[]): Promise<void> {
  const files = Object.fromEntries(names.map((name) => [name, { bytes: 1, sha256: '' }]));
  const manifest = { inputs: '', pyodide: '', node: 'v24.0.0', compiledFor: null, files };
  return writeFile(path.join(directory, RUNTIME_FILES.manifest), JSON.stringify(manifest));
}

test('a build of a machine that cannot compile the interpreter for AWS is not deployed', async () => {
  await describe([RUNTIME_FILES.wasm, RUNTIME_FILES.process]);
  await expect(requireForks(directory)).rejects.toThrow(
    /^The interpreter is not compiled for AWS, which only Linux on x86-64 can do\./,
  );
  await describe([RUNTIME_FILES.wasm, RUNTIME_FILES.compiledWasm, RUNTIME_FILES.forkServer]);
  await expect(requireForks(directory)).resolves.toBeUndefined();
});
