import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { LanguageRunner } from '../contract.ts';
import { startChildInterpreter, type ChildOptions } from './runner/child-interpreter.ts';
import { createInterpreterPool } from './runner/interpreter-pool.ts';
import { detectIsolation } from './runner/isolation.ts';
import { runCases } from './runner/run-cases.ts';
import { createSlots } from './runner/slots.ts';
import { checkRuntime } from './runtime-manifest.ts';

/** Runs learners' Python on the server. */
export interface SealedPythonRunner extends LanguageRunner {
  /** Ends everything that was started, and waits until it is gone. */
  close(): Promise<void>;
}

/**
 * Makes a runner that gives every request a sealed interpreter in a throw-away process, and boots one ahead.
 *
 * `run` rejects only when no interpreter can be started: whatever the learner's code does is an outcome.
 *
 * @param options.runtimeDir the directory that `buildPythonRuntime` filled
 */
export function createSealedPythonRunner(options: { runtimeDir: string }): SealedPythonRunner {
  const runtimeDir = path.resolve(options.runtimeDir);
  let prepared: Promise<ChildOptions> | null = null;
  const prepare = async (): Promise<ChildOptions> => {
    const [{ hasSnapshot }, isolation] = await Promise.all([
      checkRuntime(runtimeDir),
      detectIsolation(),
    ]);
    return { runtimeDir, isolation, isCold: !hasSnapshot };
  };
  const pool = createInterpreterPool(async () => {
    prepared ??= prepare();
    return startChildInterpreter(await prepared);
  });
  const inSlot = createSlots(availableParallelism());
  return {
    async run(request) {
      try {
        return await inSlot(() => runCases(request, pool.acquire));
      } finally {
        pool.restock();
      }
    },
    close: () => pool.close(),
  };
}
