import type { LanguageRunner, RunResult } from '../../sandbox/contract.ts';
import { parseRunRequest } from './run-request.ts';

/** The execution function: code and inputs in, outputs out. It knows no answers, and reads nothing else. */
export type ExecutionHandler = (event: unknown) => Promise<RunResult>;

/**
 * Makes the handler of the execution function.
 *
 * The handler throws when the event is no run request, or when the runner cannot start an interpreter. What the
 * learner's code does is part of the result.
 *
 * @param parts.runner runs the requests
 */
export function createExecutionHandler(parts: { runner: LanguageRunner }): ExecutionHandler {
  return async (event) => parts.runner.run(parseRunRequest(event));
}
