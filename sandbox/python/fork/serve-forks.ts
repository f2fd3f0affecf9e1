import { Buffer } from 'node:buffer';
import { writeSync } from 'node:fs';
import type { ByteChannel } from '../runner/byte-channel.ts';
import { COMMAND_BYTES, decodeForkCommand } from './fork-commands.ts';
import type { Libc } from './libc.ts';

const SIGKILL = 9;
const FAILED = 1;
const REAP_PAUSE_MS = 5;

/** What a server of forks is made of. */
export interface ForkServerParts {
  libc: Libc;
  /** Where commands come from, and the descriptor that it reads. */
  commands: ByteChannel;
  commandInput: number;
  /** The path of the socket that every child is connected to. */
  socketPath: string;
  /** Runs before every fork. */
  copyOnFork: () => void;
  /** Runs in the child, which ends when it returns. */
  serveChild: (connection: number) => void;
}

/**
 * Forks a child for every command, each with a connection of its own to the service, and ends it when it is
 * released. Returns when the service is gone; then no child is left.
 */
export function serveForks(parts: ForkServerParts): void {
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
    // Nobody else waits for it, so that its number cannot belong to another process yet.
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
    // A large process takes a while to end; the next command need not wait for it.
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
