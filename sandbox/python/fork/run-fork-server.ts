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

/** What a child does, once it is sealed. It ends when this returns. */
export type ServeChild = (channel: ServedChannel) => void;

/** What a fork server is made of. */
export interface ForkServerOptions {
  /** The addon that calls the C library, an absolute path. */
  addon: string;
  /** Where the service listens for the children; removed with its directory at the end. */
  socketPath: string;
  /** Prepares everything that the children share. */
  boot: () => Promise<ServeChild>;
}

async function bootPatiently(boot: () => Promise<ServeChild>): Promise<ServeChild> {
  // With one thread, nothing but this keeps Node waiting.
  const keepAlive = setInterval(() => undefined, KEEP_ALIVE_MS);
  try {
    return await boot();
  } finally {
    clearInterval(keepAlive);
  }
}

/** Runs a fork server until the service is gone, and ends the process. */
export async function runForkServer(options: ForkServerOptions): Promise<never> {
  const libc = openLibc(options.addon);
  const serveChild = await bootPatiently(options.boot);
  const seal = prepareSeal(libc);
  const commands = openByteChannel(STDIN, STDOUT);
  const connection = openByteChannel(CONNECTION, CONNECTION);
  const copyOnFork = createCopyOnFork(libc);
  // What is not in memory need not be copied.
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
