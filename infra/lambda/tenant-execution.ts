import type { ExecutionHandler } from '../../functions/execution/handler.ts';
import { describeError } from '../../functions/http/log.ts';
import { logRun } from './log-run.ts';
import { openExecution } from './open-execution.ts';
import { writeLog } from './write-log.ts';

const { execute, engine } = openExecution({ isForOneLearner: true });

/** Says once per environment how it runs programs. A metric counts these lines. */
async function announceEngine(): Promise<void> {
  const { engine: name, reason } = await engine();
  const level = name === 'fork' ? 'info' : 'warn';
  writeLog({ level, message: 'The Python sandbox is ready.', engine: name, reason });
}

/** Starts the engine before the first event, while Lambda gives the environment more processor time. */
const announced = announceEngine().catch((error: unknown) => {
  const message = 'The Python sandbox could not be started.';
  writeLog({ level: 'error', message, ...describeError(error) });
});

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
