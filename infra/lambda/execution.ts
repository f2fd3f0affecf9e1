import type { ExecutionHandler } from '../../functions/execution/handler.ts';
import { openExecution } from './open-execution.ts';

let execute: ExecutionHandler | null = null;

/**
 * The entry point of the execution function behind our own Invoke API, where learners share processes. The context has a
 * signal that aborts when the client has gone.
 */
export const handler = async (
  event: unknown,
  context?: { signal?: AbortSignal },
): ReturnType<ExecutionHandler> => {
  execute ??= openExecution().execute;
  return execute(event, context?.signal);
};
