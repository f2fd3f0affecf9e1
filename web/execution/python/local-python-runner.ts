import type { LanguageRunner, RunRequest, RunResult } from '../../../sandbox/contract.ts';
import type { Interpreter } from '../../../sandbox/python/runner/interpreter.ts';
import { createInterpreterPool } from '../../../sandbox/python/runner/interpreter-pool.ts';
import { runCases } from '../../../sandbox/python/runner/run-cases.ts';
import { loadRuntimeAssets, type OnProgress } from './runtime-assets.ts';
import { startWorkerInterpreter } from './worker-interpreter.ts';
import type { RuntimeAssets } from './worker-messages.ts';

/** Runs Python in this browser. A run makes no request. */
export interface LocalPythonRunner extends LanguageRunner {
  /** Ends the run that is under way at once; its promise rejects. */
  stop(): void;
  /** Loads Python and boots an interpreter ahead of the first run. */
  warm(): Promise<void>;
  /** Ends everything. */
  close(): void;
}

/** A run that the learner ended. */
function createStopSwitch() {
  const stopped = Promise.withResolvers<never>();
  const used = new Set<Interpreter>();
  let isStopped = false;
  stopped.promise.catch(() => undefined);
  return {
    stopped: stopped.promise,
    watch(interpreter: Interpreter): Interpreter {
      used.add(interpreter);
      if (!isStopped) return interpreter;
      interpreter.kill();
      throw new Error('The run was stopped.');
    },
    stop(): void {
      isStopped = true;
      stopped.reject(new Error('The run was stopped.'));
      for (const interpreter of used) interpreter.kill();
    },
  };
}

/**
 * Makes a runner that gives every run a fresh interpreter in a worker and boots the next one behind it.
 *
 * @param options.onProgress is told while Python loads; 1 when it is ready
 */
export function createLocalPythonRunner(options: { onProgress?: OnProgress }): LocalPythonRunner {
  const onProgress = options.onProgress ?? (() => undefined);
  const running = new Set<ReturnType<typeof createStopSwitch>>();
  let assets: Promise<RuntimeAssets> | null = null;

  const load = async (): Promise<RuntimeAssets> => {
    assets ??= loadRuntimeAssets(onProgress);
    try {
      return await assets;
    } catch (error) {
      // The next attempt loads again.
      assets = null;
      throw error;
    }
  };
  const pool = createInterpreterPool(async () => startWorkerInterpreter(await load()));
  const run = async (request: RunRequest): Promise<RunResult> => {
    const stopSwitch = createStopSwitch();
    running.add(stopSwitch);
    const acquire = async (): Promise<Interpreter> => {
      const interpreter = stopSwitch.watch(await pool.acquire());
      onProgress(1, 'Python is ready');
      return interpreter;
    };
    try {
      return await Promise.race([runCases(request, acquire), stopSwitch.stopped]);
    } finally {
      running.delete(stopSwitch);
      pool.restock();
    }
  };
  return {
    run,
    async warm() {
      await pool.warm();
      onProgress(1, 'Python is ready');
    },
    stop() {
      for (const stopSwitch of running) stopSwitch.stop();
    },
    close() {
      for (const stopSwitch of running) stopSwitch.stop();
      void pool.close();
    },
  };
}
