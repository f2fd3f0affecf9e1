import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { LanguageRunner, RunRequest, RunResult } from '../contract.ts';
import type { EngineChoice, InterpreterSource, SandboxEngine } from './engine.ts';
import type { ForkOptions } from './fork/fork-service.ts';
import { createForkEngine } from './fork-engine.ts';
import { createProcessEngine } from './process-engine.ts';
import { createInterpreterPool, type InterpreterPool } from './runner/interpreter-pool.ts';
import type { Interpreter } from './runner/interpreter.ts';
import { detectForkIsolation, detectIsolation } from './runner/isolation.ts';
import { createDeathReport } from './runner/death-report.ts';
import { runCases } from './runner/run-cases.ts';
import { RUNTIME_FILES } from './runtime-files.ts';
import { checkRuntime } from './runtime-manifest.ts';

/**
 * Limits how many tasks run at once. The others wait in order of arrival.
 *
 * @returns a function that runs a task as soon as a slot is free
 */
export function createSlots(
  count: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** How learners' Python is run. */
export interface RunnerOptions {
  /** The directory that `buildPythonRuntime` filled. */
  runtimeDir: string;
  /** The engine to use. By default the best one that works on this machine. */
  engine?: SandboxEngine | undefined;
  /** The maximum number of concurrent runs. By default the number of processors. */
  runsAtOnce?: number;
  /**
   * Whether all programs are of one learner, whom something else separates from the others, such as a virtual machine.
   * The fork engine then works even where the system refuses filters.
   */
  isForOneLearner?: boolean | undefined;
  /**
   * Returns how many times as long as on a quiet machine programs take at the moment; 1 by default. All limits of time,
   * and the seconds of an outcome, are those of a quiet machine.
   */
  slowdown?: () => number;
  /** Receives, at most once a minute, how many interpreters ended although nobody killed them. */
  onDeaths?: (deaths: number) => void;
}

/** What both engines need. */
type EngineOptions = Pick<ForkOptions, 'runtimeDir' | 'isCold' | 'onDeath'>;

async function useProcesses(options: EngineOptions, reason: string): Promise<InterpreterSource> {
  const isolation = await detectIsolation(options.runtimeDir);
  return createProcessEngine({ ...options, isolation }, reason);
}

/**
 * Chooses the fork engine if it passes its self-test, or else one process per run.
 *
 * @throws if there is no runtime, or the requested engine doesn't work on this machine
 */
async function chooseEngine({
  runtimeDir,
  engine,
  onDeaths,
  isForOneLearner,
}: RunnerOptions): Promise<InterpreterSource> {
  const files = await checkRuntime(runtimeDir);
  const options = {
    runtimeDir,
    isCold: !files.has(RUNTIME_FILES.snapshot),
    onDeath: createDeathReport(onDeaths ?? (() => undefined)),
  };
  if (engine === 'process') return useProcesses(options, 'It was requested.');
  if (!files.has(RUNTIME_FILES.forkServer)) {
    const missing = 'Forks are not built for this kind of machine.';
    if (engine === 'fork') throw new Error(missing);
    return useProcesses(options, missing);
  }
  try {
    const isolation = await detectForkIsolation(runtimeDir);
    return await createForkEngine({ ...options, isolation, isForOneLearner });
  } catch (error) {
    if (engine === 'fork') throw error;
    return useProcesses(options, error instanceof Error ? error.message : String(error));
  }
}
export type { EngineChoice, SandboxEngine };

/** Kills an interpreter as soon as nobody waits for its result. */
function killOn(signal: AbortSignal, interpreter: Interpreter): void {
  if (signal.aborted) interpreter.kill();
  else signal.addEventListener('abort', () => interpreter.kill(), { once: true });
}

/** Runs learners' Python on the server. */
export interface SealedPythonRunner extends LanguageRunner {
  /**
   * Runs a request.
   *
   * @param signals.signal drops the run while it waits, and kills the interpreter while it runs
   * @param signals.cut ends the run with what it has, to make room for others
   * @throws if no interpreter can start, or the first signal's reason once it has aborted
   */
  run(
    request: RunRequest,
    signals?: { signal?: AbortSignal | undefined; cut?: AbortSignal | undefined },
  ): Promise<RunResult>;
  /** Returns the chosen engine, and why. @throws if none can start */
  engine(): Promise<EngineChoice>;
  /** Ends all processes that were started, and waits until they have ended. */
  close(): Promise<void>;
}

interface InterpreterSupply {
  source: InterpreterSource;
  pool: InterpreterPool;
}

async function openSupply(options: RunnerOptions): Promise<InterpreterSupply> {
  const source = await chooseEngine(options);
  return { source, pool: createInterpreterPool(source.start, source.spares) };
}

/**
 * Creates a runner that uses an unused sealed interpreter for each request, and keeps some ready.
 *
 * `run` rejects only if no interpreter can be started: everything that the learner's code does is an outcome.
 *
 */
export function createSealedPythonRunner(options: RunnerOptions): SealedPythonRunner {
  const inSlot = createSlots(options.runsAtOnce ?? availableParallelism());
  let supply: Promise<InterpreterSupply> | null = null;
  let isClosed = false;
  const open = async (): Promise<InterpreterSupply> => {
    if (isClosed) throw new Error('The Python runner is closed.');
    supply ??= openSupply({
      ...options,
      runtimeDir: path.resolve(options.runtimeDir),
    });
    try {
      return await supply;
    } catch (error) {
      // The next request retries.
      supply = null;
      throw error;
    }
  };
  return {
    async engine() {
      return (await open()).source.choice;
    },
    async run(request, { signal, cut } = {}) {
      const { source, pool } = await open();
      const acquire = async (): Promise<Interpreter> => {
        signal?.throwIfAborted();
        const interpreter = await pool.acquire();
        if (source.isCheap) pool.restock();
        if (signal) killOn(signal, interpreter);
        return interpreter;
      };
      try {
        const result = await inSlot(() =>
          runCases(request, acquire, { slowdown: options.slowdown?.() ?? 1, cut }),
        );
        signal?.throwIfAborted();
        return result;
      } finally {
        pool.restock();
      }
    },
    async close() {
      isClosed = true;
      const opened = await supply?.catch(() => null);
      await opened?.pool.close();
      await opened?.source.close();
    },
  };
}
