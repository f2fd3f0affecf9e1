import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { createFunctionHost, type FunctionHost } from '../../infra/server/lambda/function-host.ts';
import { listDescendants } from '../support/descendants.ts';

const ENTRY = path.resolve(import.meta.dirname, '../../infra/lambda/execution.ts');
const TIMEOUT_MS = 26_000;
const POLL_MS = 5;

/** Less than the code takes that is killed while it runs, in milliseconds; the function is running by then. */
export const HALFWAY_MS = 150;

/** When the execution function dies of a call. */
export type Death =
  'before it runs the code' | 'while it runs the code' | 'before its answer is heard';

/** The real execution function, whose every process can be killed. */
export interface MortalFunction {
  host: FunctionHost;
  /** From now on every call kills it; null: no more. */
  dieOfCalls: (death: Death | null) => void;
  /** How often it has died. */
  deaths: () => number;
}

/** Ends the function's processes, and those that run the code, at once. */
async function killAll(): Promise<void> {
  for (const { pid } of await listDescendants()) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Its parent's end was its own.
    }
  }
  while ((await listDescendants()).length > 0) await sleep(POLL_MS);
}

/** Hosts the function for this process, which must have no other descendants. */
export function createMortalFunction(name: string): MortalFunction {
  const host = createFunctionHost({ name, entry: ENTRY, timeoutMs: TIMEOUT_MS, concurrency: 1 });
  let death: Death | null = null;
  let deaths = 0;
  const die = async (): Promise<void> => {
    deaths += 1;
    await killAll();
  };
  const invoke: FunctionHost['invoke'] = async (payload, tenantId) => {
    if (death === null) return host.invoke(payload, tenantId);
    if (death === 'before it runs the code') {
      await die();
      throw new Error('The function is gone.');
    }
    // It starts first, so that it dies of the call and not before.
    await host.invoke(JSON.stringify({ describe: 'engine' }), tenantId);
    const answer = host.invoke(payload, tenantId);
    answer.catch(() => undefined);
    if (death === 'before its answer is heard') {
      await answer;
      await die();
      throw new Error('The answer is lost.');
    }
    await sleep(HALFWAY_MS);
    await die();
    return answer;
  };
  return {
    host: { ...host, invoke },
    dieOfCalls(next) {
      death = next;
    },
    deaths: () => deaths,
  };
}
