import { once } from 'node:events';
import path from 'node:path';
import { RUNTIME_FILES } from '../runtime-files.ts';
import { collectTail, type PipedProcess, setAwaited, spawnPiped } from '../runner/piped-process.ts';
import { createFramedInterpreter } from '../runner/framed-interpreter.ts';
import type { PooledInterpreter } from '../runner/interpreter-pool.ts';
import { forkServerCommand, type Isolation } from '../runner/isolation.ts';
import { acceptChildren, type ChildListener } from './accept-children.ts';
import { encodeForkCommand, ONE_LEARNER, SERVER_READY } from './fork-commands.ts';

const START_ALLOWANCE_MS = 30_000;

/** A process with a booted interpreter that is forked for each job. */
export interface ForkService {
  /** Forks an interpreter. @throws if the server has ended */
  fork: () => Promise<PooledInterpreter>;
  /** The process id of the server. */
  readonly pid: number;
  /** The number of interpreters forked so far. */
  readonly forks: number;
  readonly isAlive: boolean;
  /** Whether the kernel filters the system calls of the interpreters. */
  readonly isFiltered: boolean;
  /** Ends the server after the last of its interpreters has ended. */
  retire: () => Promise<void>;
  /** Ends the server and its children, and waits until they have ended. */
  close: () => Promise<void>;
}

/** The location of the runtime, and how to start the server. */
export interface ForkOptions {
  runtimeDir: string;
  isolation: Pick<Isolation, 'forkServer'>;
  /** Whether all runs are of one learner, whom something else separates from the others; see `prepareSeal`. */
  isForOneLearner?: boolean | undefined;
  /** Boots without the memory snapshot. */
  isCold: boolean;
  /** Called when an interpreter ended although nobody killed it. */
  onDeath: () => void;
}

function spawnServer(
  { runtimeDir, isolation, isCold, isForOneLearner = false }: ForkOptions,
  socketPath: string,
): PipedProcess {
  const server = path.join(runtimeDir, RUNTIME_FILES.forkServer);
  const options = [...(isCold ? ['--cold'] : []), ...(isForOneLearner ? [ONE_LEARNER] : [])];
  const script = [server, socketPath, ...options];
  return spawnPiped(forkServerCommand(isolation, script));
}

/**
 * Waits until the server is ready.
 *
 * @returns whether it filters system calls
 * @throws with its error output if it ends or doesn't respond
 */
async function awaitReady(server: PipedProcess, errorOutput: () => string): Promise<boolean> {
  const ready = Promise.withResolvers<string>();
  const allowance = setTimeout(() => ready.resolve(''), START_ALLOWANCE_MS);
  server.stdout.setEncoding('utf8').on('data', (text: string) => ready.resolve(text));
  server.on('exit', () => ready.resolve('')).on('error', () => ready.resolve(''));
  const message = await ready.promise;
  clearTimeout(allowance);
  if (message === SERVER_READY.filtered) return true;
  if (message === SERVER_READY.unfiltered) return false;
  throw new Error(`The fork server did not start. ${errorOutput()}`.trim());
}

/** A ready server and its resources. */
interface RunningServer {
  process: PipedProcess;
  children: ChildListener;
  errorOutput: () => string;
  ended: Promise<unknown>;
  isFiltered: boolean;
}

async function startServer(options: ForkOptions): Promise<RunningServer> {
  const children = await acceptChildren();
  const server = spawnServer(options, children.socketPath);
  const errorOutput = collectTail(server.stderr);
  const ended = once(server, 'exit').catch(() => undefined);
  try {
    const isFiltered = await awaitReady(server, errorOutput);
    // An idle server must not keep this process alive.
    setAwaited(server, false);
    return { process: server, children, errorOutput, ended, isFiltered };
  } catch (error) {
    server.kill('SIGKILL');
    await children.close();
    throw error;
  }
}

async function forkInterpreter(
  server: RunningServer,
  onDeath: () => void,
): Promise<PooledInterpreter> {
  const { token, connected } = server.children.expect();
  let isReleased = false;
  // The server reaps a child only when it is released, even if the child has already ended by itself.
  const release = (): void => {
    if (isReleased) return;
    isReleased = true;
    server.process.stdin.write(encodeForkCommand({ kind: 'release', token }));
  };
  server.process.stdin.write(encodeForkCommand({ kind: 'fork', token }));
  const socket = await connected.catch((error: unknown) => {
    release();
    throw error;
  });
  return createFramedInterpreter({
    send: (bytes) => socket.write(bytes),
    onBytes: (listener) => socket.on('data', listener),
    ended: once(socket, 'close').catch(() => undefined),
    errorOutput: server.errorOutput,
    kill() {
      socket.destroy();
      release();
    },
    onDeath,
    setAwaited: (isAwaited) => socket[isAwaited ? 'ref' : 'unref'](),
  });
}

/**
 * Starts a fork server.
 *
 * @throws with the server's error output if it can't run on this machine
 */
export async function startForkService(options: ForkOptions): Promise<ForkService> {
  const server = await startServer(options);
  const alive = new Set<PooledInterpreter>();
  let isAlive = true;
  let forks = 0;
  const ended = server.ended.then(async () => {
    isAlive = false;
    await server.children.close();
  });
  const close = async (): Promise<void> => {
    server.process.ref();
    server.process.stdin.end();
    await ended;
  };
  return {
    pid: server.process.pid ?? 0,
    isFiltered: server.isFiltered,
    get forks() {
      return forks;
    },
    get isAlive() {
      return isAlive;
    },
    async fork() {
      if (!isAlive) throw new Error(`The fork server is gone. ${server.errorOutput()}`.trim());
      forks += 1;
      const interpreter = await forkInterpreter(server, options.onDeath);
      alive.add(interpreter);
      void interpreter.ended.then(() => alive.delete(interpreter));
      return interpreter;
    },
    async retire() {
      await Promise.all([...alive].map((interpreter) => interpreter.ended));
      await close();
    },
    close,
  };
}
