import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { LanguageRunner } from '../contract.ts';
import { chooseEngine } from './choose-engine.ts';
import type { EngineChoice, InterpreterSource, SandboxEngine } from './engine.ts';
import type { Interpreter } from './runner/interpreter.ts';
import { createInterpreterPool, type InterpreterPool } from './runner/interpreter-pool.ts';
import { runCases } from './runner/run-cases.ts';
import { createSlots } from './runner/slots.ts';

export type { EngineChoice, SandboxEngine };

/** Runs learners' Python on the server. */
export interface SealedPythonRunner extends LanguageRunner {
  /** Which engine runs, and why. @throws when none can start */
  engine(): Promise<EngineChoice>;
  /** Ends everything that was started, and waits until it is gone. */
  close(): Promise<void>;
}

interface Workshop {
  source: InterpreterSource;
  pool: InterpreterPool;
}

async function openWorkshop(runtimeDir: string, engine?: SandboxEngine): Promise<Workshop> {
  const source = await chooseEngine(runtimeDir, engine);
  return { source, pool: createInterpreterPool(source.start, source.spares) };
}

/**
 * Makes a runner that gives every request a sealed interpreter that never saw another, and keeps some ahead.
 *
 * `run` rejects only when no interpreter can be started: whatever the learner's code does is an outcome.
 *
 * @param options.runtimeDir the directory that `buildPythonRuntime` filled
 * @param options.engine the engine to use; the best one that works here when left out
 * @param options.runsAtOnce how many runs work at the same time; as many as there are processors when left out
 */
export function createSealedPythonRunner(options: {
  runtimeDir: string;
  engine?: SandboxEngine | undefined;
  runsAtOnce?: number;
}): SealedPythonRunner {
  const inSlot = createSlots(options.runsAtOnce ?? availableParallelism());
  let workshop: Promise<Workshop> | null = null;
  let isClosed = false;
  const open = async (): Promise<Workshop> => {
    if (isClosed) throw new Error('The Python runner is closed.');
    workshop ??= openWorkshop(path.resolve(options.runtimeDir), options.engine);
    try {
      return await workshop;
    } catch (error) {
      // The next request tries again.
      workshop = null;
      throw error;
    }
  };
  return {
    async engine() {
      return (await open()).source.choice;
    },
    async run(request) {
      const { source, pool } = await open();
      const acquire = async (): Promise<Interpreter> => {
        const interpreter = await pool.acquire();
        if (source.isCheap) pool.restock();
        return interpreter;
      };
      try {
        return await inSlot(() => runCases(request, acquire));
      } finally {
        pool.restock();
      }
    },
    async close() {
      isClosed = true;
      const opened = await workshop?.catch(() => null);
      await opened?.pool.close();
      await opened?.source.close();
    },
  };
}
