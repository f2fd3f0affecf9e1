import type { ExecutionHandler } from '../../functions/execution/handler.ts';
import { openExecution } from './open-execution.ts';

let execute: ExecutionHandler | null = null;

/**
 * The entry point of the execution function behind our own Invoke API, where learners share processes. The context has
 * signals that abort when the client has gone, and when others wait.
 */
export const handler = async (
  event: unknown,
  context?: Parameters<ExecutionHandler>[1],
): ReturnType<ExecutionHandler> => {
  execute ??= openExecution().execute;
  return execute(event, context);
};
