import type { LambdaClient, LambdaClientConfig } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { AppError } from '../../domain/app-error.ts';
import type { RunRequest, RunResult } from '../../sandbox/contract.ts';
import type { ExecutionPort } from '../services/ports/ports.ts';

/** Which function runs the code. */
export interface ExecutionTarget {
  /** A name or an ARN. */
  functionName: string;
  /** Left out on AWS; the local host gives its own endpoint. */
  client?: LambdaClientConfig;
  /** Milliseconds until a call is given up; more than the function's own timeout. */
  timeoutMs: number;
}

const outcome = z.object({
  status: z.enum(['FINISHED', 'ERROR', 'TIME_LIMIT', 'MEMORY_LIMIT', 'OUTPUT_LIMIT', 'CRASHED']),
  stdout: z.string(),
  output: z.string(),
  error: z.nullable(z.string()),
  seconds: z.number().check(z.nonnegative()),
});

/** What the function may answer. Its bytes are checked like any stranger's. */
const answer = z.object({ outcomes: z.array(outcome) });

/** A function that broke is replaced within moments; whoever asks sooner meets the same one. */
const RETRY_AFTER_SECONDS = 2;

const unavailable = (cause?: unknown): AppError =>
  new AppError(
    'EXECUTION_UNAVAILABLE',
    'The execution service did not respond. Nothing was counted; try again in a moment.',
    { cause, retryAfterSeconds: RETRY_AFTER_SECONDS },
  );

function parse(payload: Uint8Array | undefined, caseCount: number): RunResult {
  const text = new TextDecoder().decode(payload);
  const parsed = answer.safeParse(JSON.parse(text));
  if (!parsed.success || parsed.data.outcomes.length !== caseCount) throw unavailable(parsed.error);
  return parsed.data;
}

/**
 * Runs code by invoking the execution function, each learner as a tenant of its own.
 * The SDK is loaded on the first run: most requests never need it.
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
      });
      try {
        const abortSignal = AbortSignal.timeout(target.timeoutMs);
        const response = await client.send(command, { abortSignal });
        if (response.FunctionError !== undefined) throw unavailable(response.FunctionError);
        return parse(response.Payload, request.inputs.length);
      } catch (error) {
        throw error instanceof AppError ? error : unavailable(error);
      }
    },
  };
}
