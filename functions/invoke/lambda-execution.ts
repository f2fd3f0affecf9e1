import { setTimeout as sleep } from 'node:timers/promises';
import type { InvokeCommandOutput, LambdaClient, LambdaClientConfig } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { AppError } from '../../domain/app-error.ts';
import {
  type CaseOutcome,
  MAX_LOG_CHARACTERS,
  MAX_RECORDING_BYTES,
  RUN_STATUSES,
  type RunRequest,
  type RunResult,
  type SchemasOf,
} from '../../sandbox/contract.ts';
import type { ExecutionPort } from '../services/ports/ports.ts';

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

function tooManyRuns(cause: unknown): AppError {
  return new AppError(
    'RATE_LIMITED',
    `Too many of your programs are still running. Wait ${OWN_RETRY_AFTER_SECONDS} seconds and try again.`,
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

function describeFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!isRefusal(error)) return unavailable(error);
  return isOwnLimit(error) ? tooManyRuns(error) : allPlacesTaken(error);
}

/**
 * Sends an invocation, and again while all places are taken, with growing random pauses ("full jitter").
 *
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
async function sendWhenFree(
  send: () => Promise<InvokeCommandOutput>,
  waitTimeoutMs: number,
  signal: AbortSignal,
): Promise<InvokeCommandOutput> {
  const end = performance.now() + waitTimeoutMs;
  for (let longest = FIRST_PAUSE_MS; ; longest = Math.min(longest * 2, LONGEST_PAUSE_MS)) {
    try {
      return await send();
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

/**
 * Returns the client context of an invocation. The payload has no place for a trace: versions of the function before this
 * one refuse unknown fields, and a release uses both.
 */
function contextOf(traceparent: string | undefined): { ClientContext?: string } {
  if (traceparent === undefined) return {};
  const context = JSON.stringify({ custom: { traceparent } });
  return { ClientContext: Buffer.from(context).toString('base64') };
}

/**
 * Runs code by invoking the execution function, with each learner as a separate tenant. The SDK is loaded on the first
 * run, because most requests don't need it.
 */
export function createLambdaExecution(target: ExecutionTarget): ExecutionPort {
  let loading: Promise<LambdaClient> | null = null;
  const load = async (): Promise<LambdaClient> => {
    const { LambdaClient } = await import('@aws-sdk/client-lambda');
    return new LambdaClient({ maxAttempts: 2, ...target.client });
  };
  return {
    async run(request: RunRequest, tenant: string): Promise<RunResult> {
      const { InvokeCommand } = await import('@aws-sdk/client-lambda');
      const client = await (loading ??= load());
      const command = new InvokeCommand({
        FunctionName: target.functionName,
        TenantId: tenant,
        Payload: JSON.stringify(request),
        ...contextOf(target.traceParent?.()),
      });
      try {
        const signal = target.clientSignal?.();
        const timeout = AbortSignal.timeout(target.timeoutMs);
        const abortSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
        const send = () => client.send(command, { abortSignal });
        const waitTimeoutMs = target.waitTimeoutMs ?? WAIT_TIMEOUT_MS;
        const response = await sendWhenFree(send, waitTimeoutMs, abortSignal);
        const text = new TextDecoder().decode(response.Payload);
        if (response.FunctionError !== undefined) throw unavailable(new FunctionFailure(text));
        return parse(text, request.inputs.length);
      } catch (error) {
        throw describeFailure(error);
      }
    },
  };
}

/** The tenant of the product's own runs. */
const OWN_TENANT = 'health';

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
  const { outcomes } = await createLambdaExecution(target).run(HELLO, OWN_TENANT);
  return outcomes[0]?.stdout === 'hello\n';
}

const engineChoice = z.object({ engine: z.enum(['fork', 'process']), reason: z.string() });

/** Asks the execution function how it runs programs. All of its environments are alike. Null if it doesn't say. */
export async function describeEngine(
  target: ExecutionTarget,
): Promise<z.infer<typeof engineChoice> | null> {
  const { InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
  const client = new LambdaClient({ maxAttempts: 2, ...target.client });
  const command = new InvokeCommand({
    FunctionName: target.functionName,
    TenantId: OWN_TENANT,
    Payload: JSON.stringify({ describe: 'engine' }),
  });
  const { Payload } = await client.send(command, {
    abortSignal: AbortSignal.timeout(target.timeoutMs),
  });
  const text = new TextDecoder().decode(Payload);
  return engineChoice.safeParse(JSON.parse(text)).data ?? null;
}
