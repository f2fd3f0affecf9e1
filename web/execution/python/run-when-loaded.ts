import type { RunObserver, RunRequest, RunResult } from '../../../sandbox/contract.ts';
import type { Interpreter } from '../../../sandbox/python/runner/interpreter.ts';
import { runCases } from '../../../sandbox/python/runner/run-cases.ts';

/**
 * Runs all inputs of a request as soon as Python has loaded. The time that all inputs may take together begins then,
 * because the first visit on a slow network loads for longer than that.
 *
 * @param acquire returns a booted, unused interpreter
 */
export async function runWhenLoaded(
  request: RunRequest,
  acquire: () => Promise<Interpreter>,
  observer: RunObserver = {},
): Promise<RunResult> {
  const loaded = [await acquire()];
  const acquireNext = async (): Promise<Interpreter> => loaded.pop() ?? acquire();
  return runCases(request, acquireNext, { ...observer, hasRealClock: true });
}
