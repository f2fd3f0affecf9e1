import type { ExecutionHandler } from '../../functions/execution/handler.ts';
import { announceEngine } from './announce-engine.ts';
import { logRun } from './log-run.ts';
import { openExecution } from './open-execution.ts';

const { execute, engine } = openExecution({ isForOneLearner: true });

/** Starts the engine before the first event, while Lambda gives the environment more processor time. */
const announced = announceEngine(engine);

let tenant: string | null = null;

/** @throws if the environment has served another tenant, or there is none */
function requireSameTenant(tenantId: string | undefined): void {
  tenant ??= tenantId ?? null;
  if (tenantId !== undefined && tenantId === tenant) return;
  throw new Error('This environment belongs to one tenant, and the event is not from it.');
}

/**
 * The entry point of the execution function on AWS, where each tenant has environments of its own. The engine relies on
 * that, so this makes sure of it.
 */
export const handler = async (
  event: unknown,
  context: { tenantId?: string; clientContext?: unknown },
): ReturnType<ExecutionHandler> => {
  requireSameTenant(context.tenantId);
  await announced;
  return logRun(context.clientContext, () => execute(event));
};
