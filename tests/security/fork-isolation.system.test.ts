import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detectIsolation, forkServerCommand } from '../../sandbox/python/runner/isolation.ts';
import { RUNTIME_FILES } from '../../sandbox/python/runtime-files.ts';
import {
  ENGINES,
  RUNTIME_DIR,
  useSealedPython,
} from '../../sandbox/python/sealed-python-for-tests.ts';
import { ESCAPED_SYSTEM_CALLS, escapedBodies } from './escaped-javascript.ts';
import { programOfForks } from './escaped-programs.ts';
import { listSealedProcesses } from './sealed-processes.ts';
import { readReached } from './read-reached.ts';
import { watchMachine, type WatchedMachine } from './watched-machine.ts';
import { eventually } from '../support/eventually.ts';

const FORK = path.join(import.meta.dirname, '../../sandbox/python/fork');

let machine: WatchedMachine;
let directory: string;
let victim: ChildProcess;

async function runForks(program: string): Promise<string> {
  const script = path.join(directory, 'script.mjs');
  await writeFile(script, program);
  const { program: file, args } = forkServerCommand(await detectIsolation(RUNTIME_DIR), [script]);
  return new Promise((resolve) => {
    execFile(file, args, { env: {}, cwd: '/' }, (_error, stdout) => resolve(stdout));
  });
}

describe.runIf(ENGINES.includes('fork'))(
  'JavaScript that has escaped everything except a forked child',
  () => {
    const python = useSealedPython('fork');
    let reached: ReadonlyMap<string, unknown>;
    const bodies = () => escapedBodies({ ...machine.targets, victim: victim.pid ?? 0 });

    beforeAll(async () => {
      machine = await watchMachine();
      directory = await mkdtemp(path.join(tmpdir(), 'packetsmith-fork-'));
      victim = spawn('/bin/sleep', ['300'], { stdio: 'ignore' });
      const program = programOfForks(bodies(), {
        directory: FORK,
        addon: path.join(RUNTIME_DIR, RUNTIME_FILES.foreignFunctions),
      });
      reached = readReached(await runForks(program));
    });
    afterAll(async () => {
      victim.kill('SIGKILL');
      await machine.close();
      await rm(directory, { recursive: true, force: true });
    });

    it('tries everything, and succeeds where there is no seal', () => {
      const names = bodies().map(({ name }) => name);
      const calls = Object.keys(ESCAPED_SYSTEM_CALLS).map((name) => `system call ${name}`);
      expect([...reached.keys()]).toEqual([
        ...names,
        ...calls,
        'descriptors that it inherited',
        'frames of the machine in its page map',
        'a thread',
        'control',
      ]);
      expect(reached.get('control')).toMatch(/^socket_unix answered \d+/);
    });

    // Only root can inspect a process that has made itself undumpable.
    it.runIf(process.getuid?.() === 0)(
      'shares no writable memory with anyone, and has only its connection and its page map',
      async () => {
        await python.run('print(1)');
        // Children that wait for the next runs may not have sealed themselves yet.
        const children = await eventually(async () => {
          const sealed = await listSealedProcesses();
          if (sealed.length === 0) throw new Error('No child is sealed yet.');
          return sealed;
        });
        for (const { descriptors, shared, threads } of children) {
          expect({ descriptors, shared, threads }).toEqual({
            descriptors: ['3', '4'],
            shared: [],
            threads: 1,
          });
        }
      },
    );

    it('finds no file, no process, no socket, no signal and no system call that could lead to one', async () => {
      const found = [...reached].filter(([name, answer]) => name !== 'control' && answer !== null);
      expect(found).toEqual([]);
      expect(await machine.findTraces([...reached.values()].join('\n'))).toEqual([]);
      expect(existsSync(machine.targets.secretFile)).toBe(true);
      expect([victim.exitCode, victim.signalCode]).toEqual([null, null]);
    });
  },
);
