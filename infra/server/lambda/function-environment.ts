import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { functionMessage, type Invocation } from './function-messages.ts';

const ENTRY = path.join(import.meta.dirname, 'function-process.ts');
const FAREWELL_MS = 800;

/** Where the programs of the system are, for every function. */
const SEARCH_PATH = '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin';

/** A function as it is deployed. */
export interface FunctionDefinition {
  name: string;
  /** The module that exports `handler`. */
  entry: string;
  /** Milliseconds that one invocation may take. */
  timeoutMs: number;
  /** What it is told of its context beside where programs are; nothing unless told. */
  environment?: Readonly<Record<string, string>>;
}

/** What an invocation gave: JSON, and whether the function failed. */
export interface InvocationResult {
  payload: string;
  isError: boolean;
}

/** One process of a function, which serves one invocation at a time. Lambda's name for it. */
export interface FunctionEnvironment {
  invoke(payload: string, tenantId: string): Promise<InvocationResult>;
  /** Whether it can serve another one. */
  isAlive(): boolean;
  /** Settles when the process has ended. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Starts a process for a function and waits until it has loaded it. It gets none of our environment but
 * where programs are, what it is defined with, and a session of its own, so that Ctrl-C is ours to handle.
 *
 * @throws {Error} when the function cannot be loaded
 */
export async function startFunctionEnvironment(
  definition: FunctionDefinition,
): Promise<FunctionEnvironment> {
  const child = fork(ENTRY, [definition.entry], {
    env: { PATH: SEARCH_PATH, ...definition.environment },
    execArgv: [],
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // A broken channel shows as the process's end.
  child.on('error', () => undefined);
  const ended = once(child, 'exit');
  const hasLoaded = await Promise.race([
    once(child, 'message').then(() => true),
    ended.then(() => false),
  ]);
  if (!hasLoaded) throw new Error(`The function ${definition.name} could not be loaded.`);
  return {
    invoke: (payload, tenantId) => invoke(child, definition, { payload, tenantId }),
    isAlive: () => child.connected && !child.killed && child.exitCode === null,
    ended,
    stop: () => stop(child),
  };
}

async function invoke(
  child: ChildProcess,
  { name, timeoutMs }: FunctionDefinition,
  call: Pick<Invocation, 'payload' | 'tenantId'>,
): Promise<InvocationResult> {
  const id = randomUUID();
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
    return failure('Runtime.ExitError', id, 'The runtime gave no proper answer');
  });
  try {
    child.send({ id, functionName: name, timeoutMs, ...call } satisfies Invocation);
    return await Promise.race([result, exit, timeout]);
  } finally {
    over.abort();
  }
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
  const hasEnded = await Promise.race([ended, sleep(FAREWELL_MS, false, { ref: false })]);
  if (hasEnded === false) child.kill('SIGKILL');
  await ended;
}
