import { execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { pyodideFile } from '../../../sandbox/python/build/pyodide-file.ts';
import {
  type Contender,
  ENDLESS_LOOP,
  HELLO,
  LOOP_MS,
  type PythonContender,
  type TimedRun,
} from './contender.ts';

/** A command that runs the Python code appended to its arguments. */
export interface PythonCommand {
  program: string;
  args: readonly string[];
}

/** A process that runs an endless loop. */
interface LoopingProcess {
  pid: number;
  /** Kills it and waits until it has exited. */
  kill: () => Promise<void>;
}

/** @throws {Error} if the program fails */
async function runToEnd({ program, args }: PythonCommand, code: string): Promise<TimedRun> {
  const start = performance.now();
  const child = spawn(program, [...args, code], { stdio: ['ignore', 'pipe', 'ignore'] });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${program} ended with ${child.exitCode}.`);
  return { stdout, ms: performance.now() - start };
}

/** Starts an endless loop and waits until it runs. */
export async function startLoop({ program, args }: PythonCommand): Promise<LoopingProcess> {
  const child = spawn(program, [...args, ENDLESS_LOOP], { stdio: ['ignore', 'pipe', 'ignore'] });
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  return {
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Creates a contender that starts a process for every run and prepares nothing in advance. */
export function spawnedPython(
  command: PythonCommand,
  { name, runsPerTurn }: Pick<Contender, 'name' | 'runsPerTurn'>,
): Contender {
  return {
    name,
    runsPerTurn,
    readyAfterMs: 0,
    run: (code) => runToEnd(command, code),
    async stopLoop() {
      const loop = await startLoop(command);
      await sleep(LOOP_MS);
      const start = performance.now();
      await loop.kill();
      await runToEnd(command, HELLO);
      return performance.now() - start;
    },
    close: () => Promise.resolve(),
  };
}

/** The Python of this machine. */
export interface NativePython {
  command: PythonCommand;
  /** The version, such as `3.14.2`. */
  version: string;
}

const WHERE = 'import platform, sys; print(sys.executable); print(platform.python_version())';

/** Finds the interpreter itself: otherwise a version manager's wrapper script would be measured with it. */
export async function findNativePython(): Promise<NativePython | null> {
  try {
    const { stdout } = await promisify(execFile)('python3', ['-I', '-c', WHERE]);
    const [program = '', version = ''] = stdout.trim().split(/\r?\n/);
    return { command: { program, args: ['-I', '-c'] }, version };
  } catch {
    // Not installed: the others are measured without it.
    return null;
  }
}

const STOCK_SCRIPT = `
  import { loadPyodide } from ${JSON.stringify(pathToFileURL(pyodideFile('pyodide.mjs')).href)};
  const pyodide = await loadPyodide();
  pyodide.runPython(process.argv.at(-1));`;

/** Pyodide with its default setup: a new Node process, `loadPyodide()`, the code, exit. */
export const STOCK_PYODIDE: PythonCommand = {
  program: process.execPath,
  args: ['--input-type=module', '--eval', STOCK_SCRIPT],
};

const PARENT_SCRIPT = path.resolve(import.meta.dirname, '../fixtures/quiet-parent-process.ts');

const answerShape = z.object({ id: z.number(), stdout: z.string(), ms: z.number() });

/** Native Python, started by a small process: a start takes longer from a process with more memory. */
export function quietParent(
  { program, args }: PythonCommand,
  { name, runsPerTurn }: Pick<PythonContender, 'name' | 'runsPerTurn'>,
): PythonContender {
  const parent = fork(PARENT_SCRIPT, [program, ...args]);
  const waiting = new Map<number, (run: TimedRun) => void>();
  let lastId = 0;
  parent.on('message', (message) => {
    const { id, ...run } = answerShape.parse(message);
    waiting.get(id)?.(run);
    waiting.delete(id);
  });
  return {
    name,
    runsPerTurn,
    readyAfterMs: 0,
    run: (code) => {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        parent.send({ id, code });
      });
    },
    async close() {
      const exited = once(parent, 'exit');
      parent.disconnect();
      await exited;
    },
  };
}
