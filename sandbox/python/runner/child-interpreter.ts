import { Buffer } from 'node:buffer';
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import type { Readable, Writable } from 'node:stream';
import { RUNTIME_FILES } from '../runtime-files.ts';
import { createFrameReader, NONCE_BYTES } from './frames.ts';
import type { InterpreterListener } from './interpreter.ts';
import type { PooledInterpreter } from './interpreter-pool.ts';
import { isolatedCommand, type Isolation } from './isolation.ts';

const BOOT_ALLOWANCE_MS = 30_000;
const MAX_STDERR_CHARACTERS = 2_000;

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

function collectTail(stream: Readable): () => string {
  let tail = '';
  stream.on('data', (chunk: Buffer) => {
    tail = (tail + chunk.toString('utf8')).slice(-MAX_STDERR_CHARACTERS);
  });
  return () => tail.trim();
}

function frameJob(job: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(job));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text]);
}

/**
 * Starts an interpreter in a process of its own: no environment, no files but the runtime's, no network where
 * the machine allows that, its own process group.
 */
export function startChildInterpreter(options: ChildOptions): PooledInterpreter {
  const child = spawnChild(options);
  const nonce = randomBytes(NONCE_BYTES);
  const complaints = collectTail(child.stderr);
  const boot = Promise.withResolvers<undefined>();
  const end = Promise.withResolvers<undefined>();
  let listener: InterpreterListener = () => undefined;
  const fail = (): void => {
    killGroup(child);
    boot.reject(new Error(`The Python sandbox did not start. ${complaints()}`.trim()));
    listener({ kind: 'gone' });
  };
  const allowance = setTimeout(fail, BOOT_ALLOWANCE_MS).unref();
  const read = createFrameReader(nonce, (message) => {
    if (message.kind === 'gone') {
      fail();
    } else if (message.kind === 'ready') {
      clearTimeout(allowance);
      boot.resolve(undefined);
    } else {
      listener(message);
    }
  });
  child.stdout.on('data', read);
  for (const ending of ['error', 'close'] as const) {
    child.on(ending, () => {
      clearTimeout(allowance);
      fail();
      end.resolve(undefined);
    });
  }
  child.stdin.write(nonce);
  // Whoever waits for the boot sees the failure; a spare that nobody waits for must not end the program.
  boot.promise.catch(() => undefined);
  return {
    booted: boot.promise,
    begin(job, newListener) {
      listener = newListener;
      child.stdin.write(frameJob(job));
    },
    kill: () => killGroup(child),
    ended: end.promise,
    setAwaited: (isAwaited) => setAwaited(child, isAwaited),
  };
}
