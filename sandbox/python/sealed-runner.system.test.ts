// cspell:ignore cmdline
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPythonRuntime } from './build.ts';
import { RUNTIME_FILES } from './runtime-files.ts';
import { ENGINES, runRequest, RUNTIME_DIR } from './sealed-python-for-tests.ts';
import { createSealedPythonRunner } from './sealed-runner.ts';

const POLL_MS = 50;
/** Delays after which a run is still starting. */
const CLOSING_DELAYS_MS = [0, 2, 5, 10, 20, 40];
let directory: string;

/** Copies the runtime, so that its processes can be identified by their path. */
async function copyRuntime(name: string): Promise<string> {
  const copy = path.join(directory, name);
  await cp(RUNTIME_DIR, copy, { recursive: true, filter: (file) => !file.endsWith('.br') });
  return copy;
}

async function hasPath(pid: string, runtimeDir: string): Promise<boolean> {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return commandLine.includes(`${runtimeDir}/`);
}

/** Returns the processes that were started from a runtime. */
async function processesOf(runtimeDir: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map((pid) => hasPath(pid, runtimeDir)));
  return pids.filter((_, index) => found[index]);
}

async function waitForProcesses(runtimeDir: string, isEnough: (count: number) => boolean) {
  while (!isEnough((await processesOf(runtimeDir)).length)) await sleep(POLL_MS);
}

beforeAll(async () => {
  await buildPythonRuntime(RUNTIME_DIR);
  directory = await mkdtemp(path.join(tmpdir(), 'packetsmith-runner-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe.each(ENGINES)('a runner by %s', (engine) => {
  it('handles many requests at once, separately', async () => {
    const runner = createSealedPythonRunner({ runtimeDir: RUNTIME_DIR, engine });
    const requests = ['a', 'b', 'c', 'd', 'e'].map((name) =>
      runner.run(runRequest(`print("${name}", "seen" in dir())\nseen = 1`)),
    );
    const results = await Promise.all(requests);
    expect(results.map(({ outcomes }) => outcomes[0]?.stdout)).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => `${name} False\n`),
    );
    await runner.close();
  });

  it('boots without a snapshot if the snapshot is not the one that was built', async () => {
    const runtimeDir = await copyRuntime(`cold-${engine}`);
    await writeFile(path.join(runtimeDir, RUNTIME_FILES.snapshot), 'broken');
    const runner = createSealedPythonRunner({ runtimeDir, engine });
    const { outcomes } = await runner.run(
      runRequest('print(set("abc"), input())', { inputs: ['x'] }),
    );
    expect(outcomes[0]).toMatchObject({ status: 'FINISHED' });
    const warm = createSealedPythonRunner({ runtimeDir: RUNTIME_DIR, engine });
    const same = await warm.run(runRequest('print(set("abc"), input())', { inputs: ['x'] }));
    expect(same.outcomes[0]?.stdout).toBe(outcomes[0]?.stdout);
    await Promise.all([runner.close(), warm.close()]);
  });

  it('rejects a missing or damaged runtime with an explanation', async () => {
    const runtimeDir = await copyRuntime(`damaged-${engine}`);
    await writeFile(path.join(runtimeDir, RUNTIME_FILES.bundle), 'export const sealedBundle = {}');
    const run = (where: string) =>
      createSealedPythonRunner({ runtimeDir: where, engine }).run(runRequest(''));
    await expect(run(runtimeDir)).rejects.toThrow(/damaged: .*sealed-python\.js.*npm run build/s);
    await expect(run('/nowhere')).rejects.toThrow(/no Python runtime in \/nowhere.*npm run build/);
  });

  it('refuses to run after it is closed', async () => {
    const runner = createSealedPythonRunner({ runtimeDir: RUNTIME_DIR, engine });
    await runner.close();
    await expect(runner.run(runRequest(''))).rejects.toThrow('The Python runner is closed.');
  });
});

const HAS_PROCESS_FILES = existsSync('/proc/self/cmdline');

describe.runIf(HAS_PROCESS_FILES).each(ENGINES)('nothing is left running by %s', (engine) => {
  it('when a runner is closed', async () => {
    const runtimeDir = await copyRuntime(`closed-${engine}`);
    const runner = createSealedPythonRunner({ runtimeDir, engine });
    await runner.run(runRequest('print(1)'));
    await waitForProcesses(runtimeDir, (count) => count >= 1);
    const endless = runner.run(runRequest('while True: pass')).catch(() => null);
    await waitForProcesses(runtimeDir, (count) => count >= 1);
    await runner.close();
    await endless;
    expect(await processesOf(runtimeDir)).toEqual([]);
  });

  it('when a runner is closed while it starts what was asked for', async () => {
    const runtimeDir = await copyRuntime(`closing-${engine}`);
    for (const delay of CLOSING_DELAYS_MS) {
      const runner = createSealedPythonRunner({ runtimeDir, engine, runsAtOnce: 4 });
      await runner.run(runRequest('print(1)'));
      const runs = ['a', 'b', 'c', 'd'].map(() => runner.run(runRequest('while True: pass')));
      const settled = Promise.allSettled(runs);
      await sleep(delay);
      await runner.close();
      await settled;
      expect(await processesOf(runtimeDir)).toEqual([]);
    }
  });

  it('when the program that runs Python is killed in the middle of a loop', async () => {
    const runtimeDir = await copyRuntime(`orphan-${engine}`);
    const program = `
      import { createSealedPythonRunner } from ${JSON.stringify(path.join(import.meta.dirname, 'sealed-runner.ts'))};
      const runner = createSealedPythonRunner({ runtimeDir: process.argv[1], engine: '${engine}' });
      await runner.run(${JSON.stringify(runRequest('while True: pass'))});`;
    const parent = spawn(
      process.execPath,
      ['--input-type=module-typescript', '--eval', program, runtimeDir],
      { stdio: 'ignore' },
    );
    await waitForProcesses(runtimeDir, (count) => count >= 1);
    await sleep(1_000);
    parent.kill('SIGKILL');
    await waitForProcesses(runtimeDir, (count) => count === 0);
    expect(await processesOf(runtimeDir)).toEqual([]);
  });
});
