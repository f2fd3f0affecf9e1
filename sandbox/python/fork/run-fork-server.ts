import { Buffer } from 'node:buffer';
import { rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {
  type ByteChannel,
  openByteChannel,
  openServedChannel,
  type ServedChannel,
} from '../runner/served-channel.ts';
import type { RestorableMemory } from '../sealed/bare-context.ts';
import { createCopyOnFork } from './copy-on-fork.ts';
import { COMMAND_BYTES, decodeForkCommand, SERVER_READY } from './fork-commands.ts';
import { useLargePages } from './large-pages.ts';
import { type Libc, openLibc } from './libc.ts';
import { createForkedMemory } from './forked-memory.ts';
import { CONNECTION, prepareSeal } from './seal-child.ts';

const SIGKILL = 9;
const FAILED = 1;
const REAP_PAUSE_MS = 5;

/** The parts of a fork server. */
interface ForkServerParts {
  libc: Libc;
  /** The channel of the commands, and the descriptor that it reads. */
  commands: ByteChannel;
  commandInput: number;
  /** The path of the socket that children connect to. */
  socketPath: string;
  /** Runs before each fork. */
  copyOnFork: () => void;
  /** Runs in the child, which ends when this returns. */
  serveChild: (connection: number) => void;
}

/**
 * Forks a child for each command, with its own connection to the service, and ends it when it is released. Returns
 * when the service has gone and all children have ended.
 */
function serveForks(parts: ForkServerParts): void {
  const { libc, commands, socketPath } = parts;
  const children = new Map<string, number>();
  const dying = new Set<number>();
  const fork = (token: Buffer): void => {
    const connection = libc.connectTo(socketPath);
    if (connection < 0) return;
    writeSync(connection, token);
    parts.copyOnFork();
    const pid = libc.fork();
    if (pid === 0) {
      parts.serveChild(connection);
      libc.exitNow(FAILED);
    }
    if (pid > 0) children.set(token.toString('hex'), pid);
    libc.close(connection);
  };
  const release = (name: string): void => {
    const pid = children.get(name);
    if (pid === undefined) return;
    // Only this server reaps the child, so its process id can't have been reused yet.
    libc.kill(pid, SIGKILL);
    children.delete(name);
    dying.add(pid);
  };
  const reapUntil = (isEnough: () => boolean): void => {
    do {
      for (const pid of dying) if (libc.reap(pid)) dying.delete(pid);
    } while (dying.size > 0 && !isEnough());
  };
  for (;;) {
    // A large process takes a while to end, and the next command doesn't have to wait for it.
    reapUntil(() => libc.waitForInput(parts.commandInput, REAP_PAUSE_MS));
    const bytes = commands.read(COMMAND_BYTES);
    if (bytes === null) break;
    const { kind, token } = decodeForkCommand(bytes);
    if (kind === 'fork') fork(Buffer.from(token));
    else release(Buffer.from(token).toString('hex'));
  }
  for (const name of [...children.keys()]) release(name);
  reapUntil(() => false);
}

const STDIN = 0;
const STDOUT = 1;
const SUCCEEDED = 0;
const KEEP_ALIVE_MS = 1_000;

/** Runs in a child after it is sealed. The child ends when this returns. */
export type ServeChild = (channel: ServedChannel) => void;

/** The options of a fork server. */
interface ForkServerOptions {
  /** The absolute path of the addon that calls the C library. */
  addon: string;
  /** The path of the socket that children connect to. It is removed with its directory at the end. */
  socketPath: string;
  /** Whether something else separates learners; see `prepareSeal`. */
  isForOneLearner: boolean;
  /** Prepares what the children share. */
  boot: (memory: RestorableMemory) => Promise<ServeChild>;
}

async function bootWhileAlive(boot: () => Promise<ServeChild>): Promise<ServeChild> {
  // In a single-threaded process, nothing else keeps Node waiting.
  const keepAlive = setInterval(() => undefined, KEEP_ALIVE_MS);
  try {
    return await boot();
  } finally {
    clearInterval(keepAlive);
  }
}

/** Runs a fork server until the service closes the pipe, then ends the process. */
export async function runForkServer(options: ForkServerOptions): Promise<never> {
  const libc = openLibc(options.addon);
  const memory = createForkedMemory(libc);
  const serveChild = await bootWhileAlive(() => options.boot(memory));
  const { seal, isFiltered } = prepareSeal(libc, {
    memory,
    isForOneLearner: options.isForOneLearner,
  });
  const commands = openByteChannel(STDIN, STDOUT);
  const connection = openByteChannel(CONNECTION, CONNECTION);
  const copyOnFork = createCopyOnFork(libc);
  // Freed memory doesn't have to be copied.
  globalThis.gc?.();
  libc.trim();
  copyOnFork();
  useLargePages(libc);
  commands.write(Buffer.from(SERVER_READY[isFiltered ? 'filtered' : 'unfiltered']));
  serveForks({
    libc,
    commands,
    commandInput: STDIN,
    socketPath: options.socketPath,
    copyOnFork,
    serveChild(descriptor) {
      if (!seal(descriptor)) return;
      memory.enterChild();
      const channel = openServedChannel(connection);
      if (channel === null) return;
      serveChild(channel);
      libc.exitNow(SUCCEEDED);
    },
  });
  rmSync(path.dirname(options.socketPath), { recursive: true, force: true });
  return process.exit(SUCCEEDED);
}
