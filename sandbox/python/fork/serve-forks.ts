import { Buffer } from 'node:buffer';
import { writeSync } from 'node:fs';
import type { ByteChannel } from '../runner/byte-channel.ts';
import { COMMAND_BYTES, decodeForkCommand } from './fork-commands.ts';
import type { Libc } from './libc.ts';

const SIGKILL = 9;
const FAILED = 1;
const REAP_PAUSE_MS = 5;

/** The parts of a fork server. */
export interface ForkServerParts {
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
