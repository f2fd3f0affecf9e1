import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { untilClosed } from '../../infra/child-exit.ts';
import { closeServer, listen } from '../../infra/http/listen.ts';
import { isAlive, listDescendants } from './descendants.ts';
import { HANG_LIMITS_MS } from '../../tools/checks/hang-limits.ts';

const credentials = z.array(z.object({ email: z.string(), password: z.string() }));

const POLL_MS = 50;

const START = path.resolve(import.meta.dirname, '../../infra/server/start.ts');

/** Options for starting the product. */
export interface ProductOptions {
  /** The data directory. By default, a new one that is removed at the end. */
  dataDir?: string;
  /** The port. By default, a free one. */
  port?: number;
  /** Additional environment variables. Of this process's own variables, only PATH and HOME are passed on. */
  environment?: Record<string, string>;
}

/** The product as `npm start` starts it, in a separate process. */
export interface RunningProduct {
  /** The base URL, without a trailing slash. */
  url: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  /** Everything it has printed, including the log. */
  output: () => string;
  /**
   * Sends a signal, SIGTERM by default, and waits until the product and everything it started have exited.
   *
   * @returns its exit status
   * @throws {Error} if something that it started is still running
   */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** A program that was started, and its output. */
export interface StartedProgram {
  process: ChildProcess;
  port: number;
  dataDir: string;
  output: () => string;
  /** Resolves with the exit status; null if a signal ended the program. */
  ended: Promise<number | null>;
}

/** Starts the program without waiting for anything. */
export async function spawnProduct(options: ProductOptions = {}): Promise<StartedProgram> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'packetsmith-test-')));
  const port = options.port ?? (await freePort());
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [START], {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  }
  const ended = untilClosed(child);
  return { process: child, port, dataDir, output: () => printed.join(''), ended };
}

/**
 * Starts the product and waits for its ready line. The first start builds what is missing.
 *
 * @throws {Error} with its output if it exits before it is ready
 */
export async function startProduct(options: ProductOptions = {}): Promise<RunningProduct> {
  const program = await spawnProduct(options);
  const { port, dataDir, process: child, output, ended } = program;
  const url = `http://localhost:${port}`;
  const readyLine = `Packetsmith is ready at ${url}\n`;
  await Promise.race([
    ended,
    new Promise<void>((resolve) => {
      child.stdout?.on('data', () => output().includes(readyLine) && resolve());
    }),
  ]);
  if (!output().includes(readyLine)) throw new Error(`The product did not start:\n${output()}`);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    const started = await listProcessesOf(child);
    child.kill(signal);
    const status = await ended;
    await untilEnded(started);
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    return status;
  };
  return { url, port, dataDir, process: child, output, stop };
}

/** Returns the ids of all processes that a child started, directly or indirectly; empty on systems without `/proc`. */
export async function listProcessesOf(child: ChildProcess): Promise<number[]> {
  if (child.pid === undefined || !existsSync('/proc/self/stat')) return [];
  return (await listDescendants(child.pid)).map(({ pid }) => pid);
}

/**
 * Waits until processes have exited: some notice the end of their parent only a moment later.
 *
 * @throws {Error} with the ids of those that are still running after a long time
 */
export async function untilEnded(pids: readonly number[]): Promise<void> {
  const deadline = performance.now() + HANG_LIMITS_MS.wait;
  while (pids.some(isAlive)) {
    if (performance.now() > deadline) {
      throw new Error(`Still running: ${pids.filter(isAlive).join(', ')}.`);
    }
    await sleep(POLL_MS);
  }
}

/** Returns the credentials of the demo learner whose address starts with a name, such as `regular`. */
export async function demoLearner(
  dataDir: string,
  name: string,
): Promise<{ email: string; password: string }> {
  const text = await readFile(path.join(dataDir, 'demo-learners.json'), 'utf8');
  const learners = credentials.parse(JSON.parse(text));
  const found = learners.find(({ email }) => email.startsWith(`${name}@`));
  if (found === undefined) throw new Error(`There is no demo learner "${name}" in ${text}.`);
  return found;
}

/** Returns an unused port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await closeServer(server, 0);
  return port;
}
