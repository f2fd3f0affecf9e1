import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import type { Command } from './isolation.ts';

/** A process that talks with us over pipes. */
export type PipedProcess = ChildProcessByStdio<Writable, Readable, Readable>;

/** Starts a process in a group of its own, with nothing of our environment. */
export function spawnPiped({ program, args }: Command): PipedProcess {
  const child = spawn(program, args, {
    cwd: '/',
    env: {},
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A pipe to a process that was just killed breaks; the end of the process tells all there is to tell.
  child.stdin.on('error', () => undefined);
  return child;
}

/** Tells Node whether the program may end while this process is alive. The pipes are sockets, too. */
export function setAwaited(child: PipedProcess, isAwaited: boolean): void {
  const name = isAwaited ? 'ref' : 'unref';
  child[name]();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) {
    if (pipe instanceof Socket) pipe[name]();
  }
}
