import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { Socket } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import type { Readable, Writable } from 'node:stream';
import { RUNTIME_FILES } from '../runtime-files.ts';
import { collectTail } from './collect-tail.ts';
import { createFramedInterpreter } from './framed-interpreter.ts';
import type { PooledInterpreter } from './interpreter-pool.ts';
import { isolatedCommand, type Isolation } from './isolation.ts';

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** Where the runtime is and how its processes are started. */
export interface ChildOptions {
  runtimeDir: string;
  isolation: Isolation;
  /** Boots without the memory snapshot. */
  isCold: boolean;
}

function spawnChild({ runtimeDir, isolation, isCold }: ChildOptions): Child {
  const script = [path.join(runtimeDir, RUNTIME_FILES.process), ...(isCold ? ['--cold'] : [])];
  const { program, args } = isolatedCommand(isolation, runtimeDir, script);
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

/** Ends the process and whatever shares its group. */
function killGroup(child: Child): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** Tells Node whether the program may end while this process is alive. The pipes are sockets, too. */
function setAwaited(child: Child, isAwaited: boolean): void {
  const name = isAwaited ? 'ref' : 'unref';
  child[name]();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) {
    if (pipe instanceof Socket) pipe[name]();
  }
}

/**
 * Starts an interpreter in a process of its own: no environment, no files but the runtime's, no network where
 * the machine allows that, its own process group.
 */
export function startChildInterpreter(options: ChildOptions): PooledInterpreter {
  const child = spawnChild(options);
  const end = Promise.withResolvers<undefined>();
  for (const ending of ['error', 'close'] as const) {
    child.on(ending, () => end.resolve(undefined));
  }
  return createFramedInterpreter({
    send: (bytes) => child.stdin.write(bytes),
    onBytes: (listener) => child.stdout.on('data', listener),
    ended: end.promise,
    complaints: collectTail(child.stderr),
    kill: () => killGroup(child),
    setAwaited: (isAwaited) => setAwaited(child, isAwaited),
  });
}
