import * as z from 'zod/mini';
import { statusOfRun } from '../../domain/grading.ts';
import type { ExecutionHandler } from '../../functions/execution/handler.ts';
import { continueTrace } from '../../functions/http/trace-context.ts';
import { writeLog } from './write-log.ts';

const clientContext = z.object({ custom: z.object({ traceparent: z.string() }) });

/**
 * Logs how a run ended and how long it took, with the trace of the request that it belongs to. Metrics count these
 * lines. They contain nothing of the program.
 *
 * @param context what the caller added to the event
 */
export async function logRun(
  context: unknown,
  run: () => ReturnType<ExecutionHandler>,
): ReturnType<ExecutionHandler> {
  const parent = clientContext.safeParse(context).data?.custom.traceparent;
  const trace = parent === undefined ? {} : { traceId: continueTrace(parent).traceId };
  const startMs = performance.now();
  const answer = await run();
  if ('outcomes' in answer) {
    const outcome = statusOfRun(answer.outcomes);
    const seconds = (performance.now() - startMs) / 1_000;
    writeLog({ level: 'info', message: 'A program has run.', outcome, seconds, ...trace });
  }
  return answer;
}
