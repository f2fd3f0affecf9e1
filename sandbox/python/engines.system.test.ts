import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPythonRuntime } from './build.ts';
import { RUNTIME_FILES } from './runtime-files.ts';
import { readManifest, sha256 } from './runtime-manifest.ts';
import { ENGINES, runRequest, RUNTIME_DIR } from './sealed-python-for-tests.ts';
import { createSealedPythonRunner, type SealedPythonRunner } from './sealed-runner.ts';

/** The offsets of the V8 version and of the processor's features in compiled code, after the magic number. */
const VERSION_AT = 4;
const FEATURES_AT = 8;

/** V8's bits for what its flags leave of a processor, at most the level x86-64-v2. */
const COMMON_FEATURES = 0x201f;
/** V8's bits for AVX, and for the shadow stack, which no flag turns off. */
const AVX = 1 << 5;
const SHADOW_STACK = 1 << 16;

let directory: string;
const runners: SealedPythonRunner[] = [];

function startRunner(runtimeDir: string): SealedPythonRunner {
  const runner = createSealedPythonRunner({ runtimeDir });
  runners.push(runner);
  return runner;
}

async function hello(runner: SealedPythonRunner): Promise<string | undefined> {
  const { outcomes } = await runner.run(runRequest('print("hello")'));
  return outcomes[0]?.stdout;
}

/** Creates a copy of the runtime in which one file is changed or missing, as if it had been built that way. */
async function copyWith(
  name: string,
  file: string,
  content: string | Uint8Array | null,
): Promise<string> {
  const copy = path.join(directory, name);
  await cp(RUNTIME_DIR, copy, { recursive: true, filter: (source) => !source.endsWith('.br') });
  const manifest = await readManifest(copy);
  if (manifest === null) throw new Error('The runtime was built before.');
  const { [file]: _replaced, ...others } = manifest.files;
  const described = content === null ? {} : { [file]: { bytes: 1, sha256: sha256(content) } };
  const files = { ...others, ...described };
  await writeFile(path.join(copy, RUNTIME_FILES.manifest), JSON.stringify({ ...manifest, files }));
  await (content === null ? rm(path.join(copy, file)) : writeFile(path.join(copy, file), content));
  return copy;
}

beforeAll(async () => {
  await buildPythonRuntime(RUNTIME_DIR);
  directory = await mkdtemp(path.join(tmpdir(), 'packetsmith-engines-'));
});
afterAll(async () => {
  await Promise.all(runners.map((runner) => runner.close()));
  await rm(directory, { recursive: true, force: true });
});

describe.runIf(ENGINES.includes('fork'))('the engine that is chosen', () => {
  it('is fork where the self-test passes', async () => {
    const runner = startRunner(RUNTIME_DIR);
    expect(await runner.engine()).toEqual({
      engine: 'fork',
      reason: 'A forked interpreter passed its test.',
    });
    expect(await hello(runner)).toBe('hello\n');
  });

  it('is one process per run if the interpreter was compiled by another Node', async () => {
    const code = await readFile(path.join(RUNTIME_DIR, RUNTIME_FILES.compiledWasm));
    const version = code.readUInt32LE(VERSION_AT);
    code.writeUInt32LE((version ^ 1) >>> 0, VERSION_AT);
    const runner = startRunner(await copyWith('foreign', RUNTIME_FILES.compiledWasm, code));
    const { engine, reason } = await runner.engine();
    expect(engine).toBe('process');
    expect(reason).toContain('The compiled interpreter was made for another processor');
    expect(await hello(runner)).toBe('hello\n');
  });

  it('is fork with code of a machine whose processor has more, or less, than this one', async () => {
    const code = await readFile(path.join(RUNTIME_DIR, RUNTIME_FILES.compiledWasm));
    const features = code.readUInt32LE(FEATURES_AT);
    expect(features & ~SHADOW_STACK).toBe(COMMON_FEATURES);
    code.writeUInt32LE(features ^ SHADOW_STACK, FEATURES_AT);
    const runner = startRunner(await copyWith('newer', RUNTIME_FILES.compiledWasm, code));
    expect((await runner.engine()).engine).toBe('fork');
    expect(await hello(runner)).toBe('hello\n');
    // This is what another compilation, without the flags, would have made.
    code.writeUInt32LE(features | AVX, FEATURES_AT);
    const refused = startRunner(await copyWith('avx', RUNTIME_FILES.compiledWasm, code));
    expect((await refused.engine()).engine).toBe('process');
  });

  it('is one process per run if the fork files were not built', async () => {
    const runner = startRunner(await copyWith('without', RUNTIME_FILES.forkServer, null));
    const { engine, reason } = await runner.engine();
    expect(engine).toBe('process');
    // No other user may read the copy.
    expect(reason).toMatch(
      /^Forks are not built for this kind of machine\. Interpreters run without .*a user of their own/,
    );
    expect(await hello(runner)).toBe('hello\n');
  });

  it('is one process per run if the addon cannot be loaded', async () => {
    const runner = startRunner(await copyWith('addon', RUNTIME_FILES.foreignFunctions, 'no addon'));
    expect((await runner.engine()).engine).toBe('process');
    expect(await hello(runner)).toBe('hello\n');
  });

  it('is never replaced if it was requested explicitly', async () => {
    const runtimeDir = await copyWith('asked', RUNTIME_FILES.forkServer, 'broken {');
    const runner = createSealedPythonRunner({ runtimeDir, engine: 'fork' });
    await expect(hello(runner)).rejects.toThrow(/^The fork server did not start\. .*SyntaxError/s);
  });
});

describe.runIf(ENGINES.includes('fork'))('a forked interpreter', () => {
  it('has its own random numbers, although its memory is a copy', async () => {
    const runner = startRunner(RUNTIME_DIR);
    const code =
      'import os, random, secrets\nprint(os.urandom(8), random.random(), secrets.token_hex(4))';
    const runs = Array.from({ length: 6 }, () => runner.run(runRequest(code)));
    const printed = (await Promise.all(runs)).map(({ outcomes }) => outcomes[0]?.stdout);
    expect(new Set(printed).size).toBe(6);
  });

  it('is sealed by the kernel before it receives its job', async () => {
    const { startForkService } = await import('./fork/fork-service.ts');
    const { detectIsolation } = await import('./runner/isolation.ts');
    const isolation = await detectIsolation(RUNTIME_DIR);
    const service = await startForkService({
      runtimeDir: RUNTIME_DIR,
      isolation,
      isCold: false,
      onDeath: () => undefined,
    });
    const interpreter = await service.fork();
    await interpreter.booted;
    const children = await childrenOf(service.pid);
    const states = await Promise.all(
      children.map((pid) => readFile(`/proc/${pid}/status`, 'utf8')),
    );
    expect(states).toHaveLength(1);
    expect(states[0]).toMatch(/^NoNewPrivs:\t1$/m);
    expect(states[0]).toMatch(/^Seccomp:\t2$/m);
    interpreter.kill();
    await service.close();
    expect(await childrenOf(service.pid)).toEqual([]);
  });
});

/** Returns the child processes of a process. */
async function childrenOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter((id) => id !== '');
}
