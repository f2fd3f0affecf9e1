import {
  MAX_SOURCE_BYTES,
  type ObservedRunner,
  type RunObserver,
  type RunRequest,
  type RunResult,
} from '../../../sandbox/contract.ts';
import {
  createInterpreterPool,
  type PooledInterpreter,
} from '../../../sandbox/python/runner/interpreter-pool.ts';
import type { Interpreter } from '../../../sandbox/python/runner/interpreter.ts';
import type { RecordedCase } from '../../../sandbox/recording/recording.ts';
import { recordCase, type RecordedRun } from '../../../sandbox/recording/record-case.ts';
import { type Mistake, parseMistake } from './mistake.ts';
import { runWhenLoaded } from './run-when-loaded.ts';
import { type LoadedAssets, loadRuntimeAssets, type OnProgress } from './runtime-assets.ts';
import { withSafetyCheck } from './safety-check.ts';
import { startWorkerInterpreter } from './worker-interpreter.ts';

/** Stops one run when the learner asks for it. */
interface StopSwitch {
  /** Rejects when the run is stopped. */
  stopped: Promise<never>;
  /** Call this before taking an interpreter. @throws {Error} if the run was stopped */
  throwIfStopped: () => void;
  /** Registers an interpreter of the run. @throws {Error} if the run was stopped; the interpreter is ended then */
  watch: (interpreter: Interpreter) => Interpreter;
  /** Stops the run. @returns the line that the program was at, from 1; null if that is unknown */
  stop: () => Promise<number | null>;
}

/** Creates the stop switch of a run. */
function createStopSwitch(): StopSwitch {
  const stopped = Promise.withResolvers<never>();
  const used = new Set<Interpreter>();
  let isStopped = false;
  stopped.promise.catch(() => undefined);
  const throwIfStopped = (): void => {
    if (isStopped) throw new Error('The run was stopped.');
  };
  return {
    stopped: stopped.promise,
    throwIfStopped,
    watch(interpreter) {
      used.add(interpreter);
      if (isStopped) interpreter.kill();
      throwIfStopped();
      return interpreter;
    },
    async stop() {
      isStopped = true;
      stopped.reject(new Error('The run was stopped.'));
      const line = (await [...used].at(-1)?.findLine?.()) ?? null;
      for (const interpreter of used) interpreter.kill();
      return line;
    },
  };
}

const READY = 'Python is ready';

/** Runs Python in this browser. Runs make no requests. */
export interface LocalPythonRunner extends ObservedRunner {
  /**
   * Stops the current run; its promise rejects at once.
   *
   * @returns the line that the program was at, from 1; null if that is unknown
   */
  stop(): Promise<number | null>;
  /**
   * Compiles a program that is still being written in the idle interpreter, without running it.
   *
   * @returns its first syntax error; null if there is none, or no idle interpreter
   */
  findMistake(code: string): Promise<Mistake | null>;
  /**
   * Runs the only input of a request with a recording. Absent if the interpreter has no recorder.
   *
   * @throws {Error} if the run was stopped or the code is unsafe
   */
  record?: (run: RecordedRun) => Promise<RecordedCase>;
  /** Loads Python and boots an interpreter before the first run. */
  warm(): Promise<void>;
  /** Ends everything. */
  close(): void;
}

interface LocalPythonOptions {
  onProgress?: OnProgress;
  onFailure?: (reason: string) => void;
}

const ignore = (): void => undefined;

/** Loads Python once. After a failure, the next attempt loads it again. */
function createAssetKeeper(onProgress: OnProgress): () => Promise<LoadedAssets> {
  let loaded: Promise<LoadedAssets> | null = null;
  const onSnapshot = (snapshot: Uint8Array): void => {
    loaded =
      loaded?.then(({ assets, ...rest }) => ({ assets: { ...assets, snapshot }, ...rest })) ?? null;
  };
  return async () => {
    loaded ??= loadRuntimeAssets({ onProgress, onSnapshot });
    try {
      return await loaded;
    } catch (error) {
      loaded = null;
      throw error;
    }
  };
}

/** A pool that is replaced if its spare interpreter couldn't boot. */
function createPools(start: () => Promise<PooledInterpreter>) {
  let pool = createInterpreterPool(start);
  const used = [pool];
  return {
    async acquire(): Promise<Interpreter> {
      const interpreter = await pool.acquire();
      // The next interpreter boots while this one works, so that it is ready when a program is stopped.
      pool.restock();
      return interpreter;
    },
    async findMistake(code: string): Promise<Mistake | null> {
      if (code.length > MAX_SOURCE_BYTES) return null;
      const interpreter = await pool.spare();
      return parseMistake((await interpreter?.findMistake?.(code)) ?? '');
    },
    async warm(): Promise<void> {
      try {
        await pool.warm();
      } catch (error) {
        pool = createInterpreterPool(start);
        used.push(pool);
        throw error;
      }
    },
    close(): void {
      for (const one of used) void one.close();
    },
  };
}

/**
 * Creates a runner that runs each program in a new interpreter in a worker, and boots the next one in the meantime.
 *
 * @param options.onProgress receives the progress while Python loads; 1 when it is ready
 * @param options.onFailure receives the message if loading fails; the next run, or `warm`, tries again
 */
export function createLocalPythonRunner(options: LocalPythonOptions): LocalPythonRunner {
  const { onProgress = ignore, onFailure = ignore } = options;
  const running = new Set<StopSwitch>();
  const load = createAssetKeeper(onProgress);
  let isClosed = false;

  const start = async (): Promise<PooledInterpreter> => {
    try {
      const loaded = await load();
      const interpreter = startWorkerInterpreter(loaded);
      interpreter.booted.then(() => onProgress(1, READY), report).finally(loaded.complete);
      return interpreter;
    } catch (error) {
      report(error);
      throw error;
    }
  };
  const report = (error: unknown): void => {
    if (!isClosed) onFailure(error instanceof Error ? error.message : String(error));
  };
  const pools = createPools(start);
  const run = async (request: RunRequest, observer: RunObserver = {}): Promise<RunResult> => {
    const stopSwitch = createStopSwitch();
    running.add(stopSwitch);
    const acquire = async (): Promise<Interpreter> => {
      stopSwitch.throwIfStopped();
      return stopSwitch.watch(await pools.acquire());
    };
    try {
      return await Promise.race([runWhenLoaded(request, acquire, observer), stopSwitch.stopped]);
    } finally {
      running.delete(stopSwitch);
    }
  };
  const stop = async (): Promise<number | null> =>
    (await Promise.all(Array.from(running, (stopSwitch) => stopSwitch.stop()))).at(-1) ?? null;
  return {
    run,
    record: (recorded) => recordCase(withSafetyCheck({ run }), recorded),
    stop,
    findMistake: (code) => pools.findMistake(code),
    warm: () => pools.warm(),
    close() {
      isClosed = true;
      void stop();
      pools.close();
    },
  };
}
