import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { untilClosed } from '../../infra/child-exit.ts';
import { closeServer, listen } from '../../infra/http/listen.ts';

const credentials = z.array(z.object({ email: z.string(), password: z.string() }));

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
  /** Stops it as an operator does; resolves with its exit status. */
  stop: () => Promise<number | null>;
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
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    const status = await ended;
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    return status;
  };
  return { url, port, dataDir, process: child, output, stop };
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
