import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { createFunctionHost, type FunctionHost } from '../../infra/server/lambda/function-host.ts';
import { listDescendants } from '../support/descendants.ts';

const ENTRY = path.resolve(import.meta.dirname, '../../infra/lambda/execution.ts');
const TIMEOUT_MS = 26_000;
const POLL_MS = 5;

/** Shorter than the code that is killed while it runs, in milliseconds; the function is running by then. */
const HALFWAY_MS = 150;

/** When the execution function dies during a call. */
export type Death =
  'before it runs the code' | 'while it runs the code' | 'before its response arrives';

/** The real execution function, whose processes can all be killed. */
export interface KillableFunction {
  host: FunctionHost;
  /** From now on, every call kills the function; null turns this off. */
  dieOfCalls: (death: Death | null) => void;
  /** How often the function has died. */
  deaths: () => number;
}

/** Kills the function's processes, and those that run the code, at once. */
async function killAll(): Promise<void> {
  for (const { pid } of await listDescendants()) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It already exited with its parent.
    }
  }
  while ((await listDescendants()).length > 0) await sleep(POLL_MS);
}

/** Hosts the function for this process, which must have no other descendants. */
export function createKillableFunction(name: string): KillableFunction {
  const host = createFunctionHost({ name, entry: ENTRY, timeoutMs: TIMEOUT_MS, concurrency: 1 });
  let death: Death | null = null;
  let deaths = 0;
  const die = async (): Promise<void> => {
    deaths += 1;
    await killAll();
  };
  const invoke: FunctionHost['invoke'] = async (payload, caller) => {
    if (death === null) return host.invoke(payload, caller);
    if (death === 'before it runs the code') {
      await die();
      throw new Error('The function is gone.');
    }
    // The function starts first, so that it dies because of the call and not before it.
    await host.invoke(JSON.stringify({ describe: 'engine' }), caller);
    const answer = host.invoke(payload, caller);
    answer.catch(() => undefined);
    if (death === 'before its response arrives') {
      await answer;
      await die();
      throw new Error('The response is lost.');
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
