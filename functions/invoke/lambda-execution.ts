import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InvokeCommandOutput, LambdaClient, LambdaClientConfig } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { AppError } from '../../domain/app-error.ts';
import {
  type CaseOutcome,
  MAX_LOG_CHARACTERS,
  MAX_RECORDING_BYTES,
  type Priority,
  RUN_STATUSES,
  type RunRequest,
  type RunResult,
  type SchemasOf,
} from '../../sandbox/contract.ts';
import { writeInvocationContext } from '../../sandbox/invocation-context.ts';
import type { Caller, ExecutionPort } from '../services/ports/ports.ts';

/** The function that runs code. */
interface ExecutionTarget {
  /** A name or an ARN. */
  functionName: string;
  /** Omitted on AWS. The local function host sets its endpoint here. */
  client?: LambdaClientConfig;
  /** The timeout of a call in milliseconds. Longer than the function's own timeout. */
  timeoutMs: number;
  /** How long a run waits for a place while all are taken, in milliseconds. Part of the timeout. */
  waitTimeoutMs?: number;
  /** Returns a signal that aborts when the client of the current request has gone. On AWS, nobody can tell. */
  clientSignal?: () => AbortSignal | undefined;
  /** Returns the milliseconds until the current request must have ended; undefined outside of requests. */
  timeLeftMs?: () => number | undefined;
  /** Returns the `traceparent` of the current request, which the function logs. */
  traceParent?: () => string | undefined;
}

const outcome = {
  status: z.enum(RUN_STATUSES),
  stdout: z.string(),
  output: z.string(),
  error: z.nullable(z.string()),
  // A longer time can't be written in milliseconds.
  seconds: z.number().check(z.nonnegative(), z.maximum(3_600)),
  recording: z.optional(z.string().check(z.maxLength(MAX_RECORDING_BYTES))),
  log: z.optional(z.string().check(z.maxLength(MAX_LOG_CHARACTERS))),
} satisfies SchemasOf<CaseOutcome>;

const result = {
  outcomes: z.array(z.object(outcome)),
  startedAt: z.optional(z.number()),
  isCutShort: z.optional(z.boolean()),
} satisfies SchemasOf<RunResult>;

/** The function's response. It ran untrusted code, so the response is validated. */
const answer = z.object(result);

const failure = z.object({ errorMessage: z.string() });
const MAX_REASON_CHARACTERS = 300;

/**
 * The error of an invocation. Errors of learners' programs are results, so its message is about the request or the
 * function, and may be logged.
 */
export class FunctionFailure extends Error {
  /** @param payload the function's response, JSON with an `errorMessage` */
  constructor(payload: string) {
    const { data } = failure.safeParse(JSON.parse(payload));
    super(data?.errorMessage.slice(0, MAX_REASON_CHARACTERS) ?? 'The function gave no reason.');
    this.name = 'FunctionFailure';
  }
}

/** AWS replaces a failed environment within moments. An earlier retry could reach the same one. */
const RETRY_AFTER_SECONDS = 2;

const unavailable = (cause?: unknown): AppError =>
  new AppError(
    'EXECUTION_UNAVAILABLE',
    'The execution service did not respond. Nothing was counted; try again in a moment.',
    { cause, retryAfterSeconds: RETRY_AFTER_SECONDS },
  );

/** The reason for a refusal because the learner's own runs fill their queue, in the words of AWS. */
export const OWN_LIMIT = 'CallerRateLimitExceeded';

/** About as long as a program that exceeds its time limit, after which the next one of the learner starts. */
const OWN_RETRY_AFTER_SECONDS = 5;

const TOO_MANY_RUNS: Readonly<Record<Priority, string>> = {
  registered: 'Too many of your programs are still running.',
  anonymous: 'Too many programs of people without an account at this address are still running.',
};

function tooManyRuns(priority: Priority, cause: unknown): AppError {
  return new AppError(
    'RATE_LIMITED',
    `${TOO_MANY_RUNS[priority]} Wait ${OWN_RETRY_AFTER_SECONDS} seconds and try again.`,
    { cause, retryAfterSeconds: OWN_RETRY_AFTER_SECONDS },
  );
}

/** Leaves more than half of the timeout to the run itself. */
const WAIT_TIMEOUT_MS = 12_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;
/** Those who were refused together come back at different times. */
const BUSY_SECONDS = { least: 4, most: 9 };

function allPlacesTaken(cause: unknown): AppError {
  const { least, most } = BUSY_SECONDS;
  const seconds = least + Math.floor(Math.random() * (most - least + 1));
  return new AppError(
    'RATE_LIMITED',
    `Many programs are running at the moment, and there was no place for yours. Wait ${seconds} seconds and try again.`,
    { cause, retryAfterSeconds: seconds },
  );
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'TooManyRequestsException';

const isOwnLimit = (error: Error): boolean => 'Reason' in error && error.Reason === OWN_LIMIT;

function describeFailure(error: unknown, priority: Priority): AppError {
  if (error instanceof AppError) return error;
  if (!isRefusal(error)) return unavailable(error);
  return isOwnLimit(error) ? tooManyRuns(priority, error) : allPlacesTaken(error);
}

/**
 * Sends an invocation, and again while all places are taken, with growing random pauses ("full jitter").
 *
 * @param send sends it, so that it waits for the given milliseconds at most
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
async function sendWhenFree(
  send: (waitMs: number) => Promise<InvokeCommandOutput>,
  waitTimeoutMs: number,
  signal: AbortSignal,
): Promise<InvokeCommandOutput> {
  const end = performance.now() + waitTimeoutMs;
  for (let longest = FIRST_PAUSE_MS; ; longest = Math.min(longest * 2, LONGEST_PAUSE_MS)) {
    try {
      return await send(Math.max(0, Math.floor(end - performance.now())));
    } catch (error) {
      const pause = Math.random() * longest;
      const isWorthWaiting = isRefusal(error) && !isOwnLimit(error);
      if (!isWorthWaiting || performance.now() + pause > end) throw error;
      await sleep(pause, undefined, { signal });
    }
  }
}

function parse(text: string, caseCount: number): RunResult {
  const parsed = answer.safeParse(JSON.parse(text));
  if (!parsed.success || parsed.data.outcomes.length !== caseCount) throw unavailable(parsed.error);
  return parsed.data;
}

/** Those who take turns as one. */
interface Tenant {
  id: string;
  priority: Priority;
}

/** The tenant of the product's own runs, which wait like a stranger's. */
const OWN_TENANT: Tenant = { id: 'health', priority: 'anonymous' };

/**
 * Returns the tenant of a caller. Identities without an account cost nothing, so those of an address are one tenant. Its
 * id is a keyed hash, because tenant ids are logged on AWS.
 */
function tenantOf(caller: Caller, addressKey: string): Tenant {
  if ('learnerId' in caller) return { id: caller.learnerId, priority: 'registered' };
  const hash = createHmac('sha256', addressKey).update(caller.address).digest('hex');
  return { id: `address:${hash}`, priority: 'anonymous' };
}

/** More than an API has requests at once: the queue decides who waits, not the connections to it. */
const MOST_CONNECTIONS = 2_000;

/** Loads the SDK on the first call, because most requests don't need it. */
function createInvoker(target: ExecutionTarget) {
  let loading: Promise<LambdaClient> | null = null;
  const load = async (): Promise<LambdaClient> => {
    const { LambdaClient } = await import('@aws-sdk/client-lambda');
    const agent = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
    const requestHandler = { httpAgent: agent, httpsAgent: agent };
    return new LambdaClient({ maxAttempts: 2, requestHandler, ...target.client });
  };
  return async (payload: object, { id, priority }: Tenant): Promise<InvokeCommandOutput> => {
    const { InvokeCommand } = await import('@aws-sdk/client-lambda');
    const client = await (loading ??= load());
    const signal = target.clientSignal?.();
    const leftMs = Math.min(target.timeoutMs, target.timeLeftMs?.() ?? Infinity);
    const timeout = AbortSignal.timeout(Math.max(0, Math.floor(leftMs)));
    const abortSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const traceparent = target.traceParent?.();
    const send = (waitMs: number) => {
      const command = new InvokeCommand({
        FunctionName: target.functionName,
        TenantId: id,
        Payload: JSON.stringify(payload),
        ClientContext: writeInvocationContext({ priority, waitMs, traceparent }),
      });
      return client.send(command, { abortSignal });
    };
    return sendWhenFree(send, target.waitTimeoutMs ?? WAIT_TIMEOUT_MS, abortSignal);
  };
}

/** Runs requests as a tenant. */
function createTenantExecution(target: ExecutionTarget) {
  const invoke = createInvoker(target);
  return async (request: RunRequest, tenant: Tenant): Promise<RunResult> => {
    try {
      const response = await invoke(request, tenant);
      const text = new TextDecoder().decode(response.Payload);
      if (response.FunctionError !== undefined) throw unavailable(new FunctionFailure(text));
      return parse(text, request.inputs.length);
    } catch (error) {
      throw describeFailure(error, tenant.priority);
    }
  };
}

/**
 * Runs code by invoking the execution function. Each learner is a separate tenant, and so are those without an account at
 * each address.
 *
 * @param target.addressKey hides the addresses in the ids of tenants; the same in every process of the product
 */
export function createLambdaExecution(
  target: ExecutionTarget & { addressKey: string },
): ExecutionPort {
  const run = createTenantExecution(target);
  return { run: (request, caller) => run(request, tenantOf(caller, target.addressKey)) };
}

/** Reads what a simulated host sends, which needs the interpreter, its library and the lab. */
const HELLO: RunRequest = {
  language: 'python',
  code: 'import socket\nwith socket.create_connection(("192.0.2.1", 7)) as s: print(s.recv(9).decode())',
  entry: { kind: 'program' },
  inputs: [''],
  limits: { wallMs: 5_000, outputBytes: 100 },
  lab: { hosts: [{ ip: '192.0.2.1', ports: { '7': { banner: 'hello' } } }] },
};

/**
 * Runs a short program in the lab of the execution function.
 *
 * @returns whether its output was right
 * @throws {AppError} EXECUTION_UNAVAILABLE, RATE_LIMITED
 */
export async function canRunPrograms(target: ExecutionTarget): Promise<boolean> {
  const { outcomes } = await createTenantExecution(target)(HELLO, OWN_TENANT);
  return outcomes[0]?.stdout === 'hello\n';
}

const engineChoice = z.object({ engine: z.enum(['fork', 'process']), reason: z.string() });

/** Asks the execution function how it runs programs. All of its environments are alike. Null if it doesn't say. */
export async function describeEngine(
  target: ExecutionTarget,
): Promise<z.infer<typeof engineChoice> | null> {
  const { Payload } = await createInvoker(target)({ describe: 'engine' }, OWN_TENANT);
  const text = new TextDecoder().decode(Payload);
  return engineChoice.safeParse(JSON.parse(text)).data ?? null;
}
