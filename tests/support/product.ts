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

const credentials = z.array(z.object({ email: z.string(), password: z.string() }));

const ENDING_TIMEOUT_MS = 30_000;
const POLL_MS = 50;

const START = path.resolve(import.meta.dirname, '../../infra/server/start.ts');

/** What a test may decide about a start. */
export interface ProductOptions {
  /** A fresh one, removed at the end, unless told. */
  dataDir?: string;
  /** A free one unless told. */
  port?: number;
  /** Further variables. Nothing of our own environment but PATH and HOME is handed on. */
  environment?: Record<string, string>;
}

/** The product as `npm start` starts it, in a process of its own. */
export interface RunningProduct {
  /** Without a trailing slash. */
  url: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  /** All that it has printed, the log too. */
  output: () => string;
  /**
   * Sends it a signal, SIGTERM by default, and waits until it and everything it started are gone.
   *
   * @returns its exit status
   * @throws {Error} when something that it started is still running
   */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** A program that was started, and what became of it. */
export interface StartedProgram {
  process: ChildProcess;
  port: number;
  dataDir: string;
  output: () => string;
  /** Settles with the exit status; null when a signal ended it. */
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
 * @throws {Error} with all that it printed, when it ends before it is ready
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
    await untilGone(started);
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    return status;
  };
  return { url, port, dataDir, process: child, output, stop };
}

/** The ids of all processes that a child started, directly or not; none where there is no `/proc`. */
export async function listProcessesOf(child: ChildProcess): Promise<number[]> {
  if (child.pid === undefined || !existsSync('/proc/self/stat')) return [];
  return (await listDescendants(child.pid)).map(({ pid }) => pid);
}

/**
 * Waits until processes have ended: some notice only a moment later that their parent has.
 *
 * @throws {Error} with the ids of those that are still running after 30 seconds
 */
export async function untilGone(pids: readonly number[]): Promise<void> {
  const deadline = performance.now() + ENDING_TIMEOUT_MS;
  while (pids.some(isAlive)) {
    if (performance.now() > deadline) {
      throw new Error(`Still running: ${pids.filter(isAlive).join(', ')}.`);
    }
    await sleep(POLL_MS);
  }
}

/** How to sign in as the demo learner with an address that starts with a name, such as `regular`. */
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

/** A port of the loopback interface that nothing uses now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await closeServer(server, 0);
  return port;
}
