import type { ExecutionHandler } from '../../functions/execution/handler.ts';
import { announceEngine } from './announce-engine.ts';
import { openExecution } from './open-execution.ts';

const { execute, engine } = openExecution();

/** Starts the engine before the first event, so that no learner waits for it. */
const announced = announceEngine(engine);

/**
 * The entry point of the execution function on hosts that learners share. The context has signals that abort when the
 * client has gone, and when others wait.
 */
export const handler = async (
  event: unknown,
  context?: Parameters<ExecutionHandler>[1],
): ReturnType<ExecutionHandler> => {
  await announced;
  return execute(event, context);
};
