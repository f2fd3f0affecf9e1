import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import type { Command } from './isolation.ts';

/** A process that communicates over pipes. */
export type PipedProcess = ChildProcessByStdio<Writable, Readable, Readable>;

/** Starts a process in its own process group, without environment variables. */
export function spawnPiped({ program, args }: Command): PipedProcess {
  const child = spawn(program, args, {
    cwd: '/',
    env: {},
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // Writing to a process that was just killed fails. The process's exit is handled elsewhere.
  child.stdin.on('error', () => undefined);
  return child;
}

/** Sets whether the child and its pipes, which are sockets, keep this process alive. */
export function setAwaited(child: PipedProcess, isAwaited: boolean): void {
  const name = isAwaited ? 'ref' : 'unref';
  child[name]();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) {
    if (pipe instanceof Socket) pipe[name]();
  }
}

const MAX_CHARACTERS = 2_000;

/** Keeps the last part of a stream. @returns a function that returns it */
export function collectTail(stream: Readable): () => string {
  let tail = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    tail = (tail + chunk).slice(-MAX_CHARACTERS);
  });
  return () => tail.trim();
}
