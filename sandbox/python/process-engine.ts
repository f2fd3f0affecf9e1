import path from 'node:path';
import process from 'node:process';
import type { InterpreterSource } from './engine.ts';
import { collectTail, type PipedProcess, setAwaited, spawnPiped } from './runner/piped-process.ts';
import { createFramedInterpreter } from './runner/framed-interpreter.ts';
import type { PooledInterpreter } from './runner/interpreter-pool.ts';
import { describeGaps, isolatedCommand, type Isolation } from './runner/isolation.ts';
import { RUNTIME_FILES } from './runtime-files.ts';

/** The location of the runtime, and how to start its processes. */
interface ChildOptions {
  runtimeDir: string;
  isolation: Isolation;
  /** Boots without the memory snapshot. */
  isCold: boolean;
  /** Called when an interpreter ended although nobody killed it. */
  onDeath: () => void;
}

function spawnChild({ runtimeDir, isolation, isCold }: ChildOptions): PipedProcess {
  const script = [path.join(runtimeDir, RUNTIME_FILES.process), ...(isCold ? ['--cold'] : [])];
  return spawnPiped(isolatedCommand(isolation, runtimeDir, script));
}

/** Kills the process and the rest of its process group. */
function killGroup(child: PipedProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/**
 * Starts an interpreter in its own process and process group, without environment variables, without files other
 * than the runtime's and, where the machine supports it, without network access.
 */
function startChildInterpreter(options: ChildOptions): PooledInterpreter {
  const child = spawnChild(options);
  const end = Promise.withResolvers<undefined>();
  for (const ending of ['error', 'close'] as const) {
    child.on(ending, () => end.resolve(undefined));
  }
  return createFramedInterpreter({
    send: (bytes) => child.stdin.write(bytes),
    onBytes: (listener) => child.stdout.on('data', listener),
    ended: end.promise,
    errorOutput: collectTail(child.stderr),
    kill: () => killGroup(child),
    onDeath: options.onDeath,
    setAwaited: (isAwaited) => setAwaited(child, isAwaited),
  });
}

/** Creates the engine that works everywhere: one process per run, with one process booted ahead. */
export function createProcessEngine(options: ChildOptions, reason: string): InterpreterSource {
  return {
    choice: { engine: 'process', reason: `${reason} ${describeGaps(options.isolation)}`.trim() },
    spares: 1,
    isCheap: false,
    start: async () => Promise.resolve(startChildInterpreter(options)),
    close: () => Promise.resolve(),
  };
}
