import { statusOfRun } from '../../domain/grading.ts';
import type { ExecutionHandler } from '../../functions/execution/handler.ts';
import { continueTrace } from '../../functions/http/trace-context.ts';
import { readInvocationContext } from '../../sandbox/invocation-context.ts';
import { writeLog } from './write-log.ts';

/** A run that has ended. */
export interface EndedRun {
  /** What the caller added to the event. */
  context: unknown;
  outcomes: Parameters<typeof statusOfRun>[0];
  seconds: number;
}

/**
 * Logs how a run ended and how long it took, with the trace of the request that it belongs to. Metrics count these
 * lines. They contain nothing of the program.
 */
export function logOutcome({ context, outcomes, seconds }: EndedRun): void {
  const parent = readInvocationContext(context).traceparent;
  const trace = parent === undefined ? {} : { traceId: continueTrace(parent).traceId };
  const outcome = statusOfRun(outcomes);
  writeLog({ level: 'info', message: 'A program has run.', outcome, seconds, ...trace });
}

/** Logs how a run ended. @param context what the caller added to the event */
export async function logRun(
  context: unknown,
  run: () => ReturnType<ExecutionHandler>,
): ReturnType<ExecutionHandler> {
  const startMs = performance.now();
  const answer = await run();
  if ('outcomes' in answer) {
    const { outcomes } = answer;
    logOutcome({ context, outcomes, seconds: (performance.now() - startMs) / 1_000 });
  }
  return answer;
}
