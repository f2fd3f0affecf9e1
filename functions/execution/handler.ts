import type { LanguageRunner, RunResult } from '../../sandbox/contract.ts';
import type { EngineChoice } from '../../sandbox/python/engine.ts';
import { isDescribeRequest, parseRunRequest } from './run-request.ts';

/** The execution function: code and inputs in, outputs out. It knows no answers, and reads nothing else. */
export type ExecutionHandler = (event: unknown) => Promise<RunResult | EngineChoice>;

/** Runs requests, and can tell how. */
export interface DescribedRunner extends LanguageRunner {
  engine(): Promise<EngineChoice>;
}

/**
 * Makes the handler of the execution function. To `{"describe":"engine"}` it answers how it runs code.
 *
 * The handler throws when the event is no run request, or when the runner cannot start an interpreter. What the
 * learner's code does is part of the result.
 *
 * @param parts.runner runs the requests
 */
export function createExecutionHandler(parts: { runner: DescribedRunner }): ExecutionHandler {
  return async (event) =>
    isDescribeRequest(event) ? parts.runner.engine() : parts.runner.run(parseRunRequest(event));
}
