import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Cancellation,
  type Cut,
  functionMessage,
  type Invocation,
} from './function-messages.ts';

const ENTRY = path.join(import.meta.dirname, 'function-process.ts');
const STOP_TIMEOUT_MS = 800;
/** How long a canceled invocation may take to end before its process is killed. */
const CANCEL_ALLOWANCE_MS = 2_000;

/** The `PATH` of every function. */
const SEARCH_PATH = '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin';

/** A deployed function. */
export interface FunctionDefinition {
  name: string;
  /** The module that exports `handler`. */
  entry: string;
  /** The timeout of one invocation, in milliseconds. */
  timeoutMs: number;
  /** The module that becomes its process: the bundle of `function-process.ts`, where there are no sources. */
  program?: string;
  /** Its environment variables besides `PATH`. Empty by default. */
  environment?: Readonly<Record<string, string>>;
}

/** The result of an invocation: JSON, and whether the function failed. */
export interface InvocationResult {
  payload: string;
  isError: boolean;
}

/** What an invocation passes to the function. */
export type InvocationCall = Pick<Invocation, 'payload' | 'tenantId'>;

/** What may end an invocation before it ends by itself. */
interface InvocationSignals {
  gone?: AbortSignal | undefined;
  cut?: AbortSignal | undefined;
}

/** One process of a function, which serves one invocation at a time. The name is Lambda's. */
export interface FunctionEnvironment {
  /**
   * Never rejects: a process that can't be reached is killed, and the result is an error.
   *
   * @param signals.gone cancels the invocation; the result is then of no use
   * @param signals.cut asks the function to end early
   */
  invoke(call: InvocationCall, signals?: InvocationSignals): Promise<InvocationResult>;
  /** Checks whether it can serve another invocation. */
  isAlive(): boolean;
  /** Settles when the process has ended. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Starts a process for a function and waits until the function is loaded. The process inherits none of our environment
 * except `PATH`. It has its own session, so that only the server handles Ctrl-C.
 *
 * @throws {Error} if the function can't be loaded
 */
export async function startFunctionEnvironment(
  definition: FunctionDefinition,
): Promise<FunctionEnvironment> {
  const child = fork(definition.program ?? ENTRY, [definition.entry], {
    env: { PATH: SEARCH_PATH, ...definition.environment },
    execArgv: [],
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // A broken channel is reported when the process ends.
  child.on('error', () => undefined);
  const ended = once(child, 'exit');
  const hasLoaded = await Promise.race([
    once(child, 'message').then(() => true),
    ended.then(() => false),
  ]);
  if (!hasLoaded) throw new Error(`The function ${definition.name} could not be loaded.`);
  return {
    invoke: async (call, { gone, cut } = {}) => {
      const id = randomUUID();
      const stopWatching = [cancelOn(gone, child, id), cutOn(cut, child, id)];
      try {
        return await invoke(child, definition, { ...call, id });
      } finally {
        for (const stopOne of stopWatching) stopOne();
      }
    },
    isAlive: () => child.connected && !child.killed && child.exitCode === null,
    ended,
    stop: () => stop(child),
  };
}

async function invoke(
  child: ChildProcess,
  { name, timeoutMs }: FunctionDefinition,
  call: Pick<Invocation, 'payload' | 'tenantId' | 'id'>,
): Promise<InvocationResult> {
  const { id } = call;
  const over = new AbortController();
  const { signal } = over;
  const exit = once(child, 'exit', { signal }).then(([code, cause]: unknown[]) =>
    failure('Runtime.ExitError', id, `Runtime exited with error: ${describeExit(code, cause)}`),
  );
  const timeout = sleep(timeoutMs, undefined, { signal }).then(() => {
    child.kill('SIGKILL');
    const seconds = (timeoutMs / 1_000).toFixed(2);
    return failure('Sandbox.Timedout', id, `Task timed out after ${seconds} seconds`);
  });
  const result = once(child, 'message', { signal }).then(([message]: unknown[]) => {
    const parsed = functionMessage.safeParse(message);
    if (parsed.data?.kind === 'result' && parsed.data.id === id) return parsed.data;
    child.kill('SIGKILL');
    return failure('Runtime.ExitError', id, 'The runtime returned an invalid response');
  });
  try {
    child.send({ functionName: name, timeoutMs, ...call } satisfies Invocation);
    return await Promise.race([result, exit, timeout]);
  } catch (error) {
    // Its channel is broken: it died a moment ago, or nothing can reach it anymore.
    child.kill('SIGKILL');
    return failure('Runtime.ExitError', id, `The runtime can't be reached: ${String(error)}`);
  } finally {
    over.abort();
  }
}

/**
 * Cancels an invocation when its client has gone, and kills its process if that doesn't end it.
 *
 * @returns a function that stops waiting for the signal
 */
function cancelOn(signal: AbortSignal | undefined, child: ChildProcess, id: string): () => void {
  let allowance: NodeJS.Timeout | undefined;
  const cancel = (): void => {
    if (child.connected) child.send({ cancel: id } satisfies Cancellation);
    allowance = setTimeout(() => child.kill('SIGKILL'), CANCEL_ALLOWANCE_MS);
  };
  if (signal?.aborted === true) cancel();
  else signal?.addEventListener('abort', cancel, { once: true });
  return () => {
    clearTimeout(allowance);
    signal?.removeEventListener('abort', cancel);
  };
}

/**
 * Asks the function to end an invocation early.
 *
 * @returns a function that stops waiting for the signal
 */
function cutOn(signal: AbortSignal | undefined, child: ChildProcess, id: string): () => void {
  const cut = (): void => {
    if (child.connected) child.send({ cut: id } satisfies Cut);
  };
  signal?.addEventListener('abort', cut, { once: true });
  return () => signal?.removeEventListener('abort', cut);
}

function failure(errorType: string, id: string, message: string): InvocationResult {
  const errorMessage = `RequestId: ${id} Error: ${message}`;
  return { isError: true, payload: JSON.stringify({ errorType, errorMessage }) };
}

function describeExit(code: unknown, cause: unknown): string {
  return typeof cause === 'string' ? `signal: ${cause}` : `exit status ${String(code)}`;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  const hasEnded = await Promise.race([ended, sleep(STOP_TIMEOUT_MS, false, { ref: false })]);
  if (hasEnded === false) child.kill('SIGKILL');
  await ended;
}
