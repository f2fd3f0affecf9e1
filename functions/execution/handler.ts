import type { LanguageRunner, RunResult } from '../../sandbox/contract.ts';
import type { EngineChoice } from '../../sandbox/python/engine.ts';
import { isDescribeRequest, parseRunRequest } from './run-request.ts';

/** The execution function. It receives code and inputs and returns outputs, and knows no expected output. */
export type ExecutionHandler = (event: unknown) => Promise<RunResult | EngineChoice>;

/** A runner that can describe its engine. */
export interface DescribedRunner extends LanguageRunner {
  engine(): Promise<EngineChoice>;
}

/**
 * Creates the handler of the execution function. It responds to `{"describe":"engine"}` with the engine that runs code.
 *
 * The handler throws if the event is not a valid run request or if the runner can't start an interpreter. Errors in the
 * learner's code are part of the result.
 *
 * @param parts.runner runs the code
 */
export function createExecutionHandler(parts: { runner: DescribedRunner }): ExecutionHandler {
  return async (event) =>
    isDescribeRequest(event) ? parts.runner.engine() : parts.runner.run(parseRunRequest(event));
}
