import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';
import { DEFAULT_LIMITS, type RunRequest } from '../../sandbox/contract.ts';
import { startProduct } from '../support/product.ts';
import { type Measurement, measure } from './measure.ts';

// `npm run bench`: one JSON line per measurement. What is measured and its peer run one after the other here.

const RUNS = 20;
const RUNTIME_DIR = path.resolve(import.meta.dirname, '../../.build/runtime/python');
const HELLO: RunRequest = {
  language: 'python',
  code: 'print("hello")',
  entry: { kind: 'program' },
  inputs: [''],
  limits: DEFAULT_LIMITS,
  lab: null,
};

const print = (measurement: Measurement): void => {
  console.log(JSON.stringify(measurement));
};

async function nativePython(): Promise<void> {
  const child = spawn('python3', ['-I', '-c', HELLO.code], { stdio: 'ignore' });
  await once(child, 'exit');
}

async function benchSandbox(): Promise<void> {
  await buildPythonRuntime(RUNTIME_DIR);
  const runner = createSealedPythonRunner({ runtimeDir: RUNTIME_DIR });
  print(await measure('sandbox: hello, sealed, a process per run', RUNS, () => runner.run(HELLO)));
  await runner.close();
  try {
    print(await measure('sandbox peer: hello, python3 -I, a process per run', RUNS, nativePython));
  } catch {
    console.log(JSON.stringify({ name: 'sandbox peer', skipped: 'python3 is not on the PATH' }));
  }
}

async function benchDoors(url: string): Promise<void> {
  const ask = (query: string) => async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query });
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    await response.text();
  };
  const library = '{ challenges { id title isLocked category { name } } lessons { id state } }';
  print(await measure('door: GraphQL, the whole library', RUNS * 5, ask(library)));
  print(await measure('door peer: GraphQL, __typename alone', RUNS * 5, ask('{ __typename }')));
  const rest = async () => (await fetch(`${url}/api/challenges`)).text();
  print(await measure('door: REST, the whole library', RUNS * 5, rest));
}

async function benchStart(dataDir: string): Promise<void> {
  const startAndStop = async () => (await startProduct({ dataDir })).stop();
  print(await measure('start: ready again, then stopped', 3, startAndStop));
}

await benchSandbox();
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'packetsmith-bench-'));
const product = await startProduct({ dataDir });
await benchDoors(product.url);
await product.stop();
await benchStart(dataDir);
await rm(dataDir, { recursive: true, force: true });
