import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { openByteChannel } from '../runner/byte-channel.ts';
import { openServedChannel, type ServedChannel } from '../runner/serve-channel.ts';
import { createCopyOnFork } from './copy-on-fork.ts';
import { SERVER_READY } from './fork-commands.ts';
import { openLibc } from './libc.ts';
import { CONNECTION, prepareSeal } from './seal-child.ts';
import { serveForks } from './serve-forks.ts';

const STDIN = 0;
const STDOUT = 1;
const SUCCEEDED = 0;
const KEEP_ALIVE_MS = 1_000;

/** Runs in a child after it is sealed. The child ends when this returns. */
export type ServeChild = (channel: ServedChannel) => void;

/** The options of a fork server. */
export interface ForkServerOptions {
  /** The absolute path of the addon that calls the C library. */
  addon: string;
  /** The path of the socket that children connect to. It is removed with its directory at the end. */
  socketPath: string;
  /** Prepares what the children share. */
  boot: () => Promise<ServeChild>;
}

async function bootPatiently(boot: () => Promise<ServeChild>): Promise<ServeChild> {
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
  const serveChild = await bootPatiently(options.boot);
  const seal = prepareSeal(libc);
  const commands = openByteChannel(STDIN, STDOUT);
  const connection = openByteChannel(CONNECTION, CONNECTION);
  const copyOnFork = createCopyOnFork(libc);
  // Freed memory doesn't have to be copied.
  globalThis.gc?.();
  libc.trim();
  copyOnFork();
  commands.write(Buffer.from(SERVER_READY));
  serveForks({
    libc,
    commands,
    commandInput: STDIN,
    socketPath: options.socketPath,
    copyOnFork,
    serveChild(descriptor) {
      if (!seal(descriptor)) return;
      const channel = openServedChannel(connection);
      if (channel === null) return;
      serveChild(channel);
      libc.exitNow(SUCCEEDED);
    },
  });
  rmSync(path.dirname(options.socketPath), { recursive: true, force: true });
  return process.exit(SUCCEEDED);
}
