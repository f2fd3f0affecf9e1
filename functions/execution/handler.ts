import * as z from 'zod';
import {
  LANGUAGES,
  type LanguageRunner,
  MAX_LOGGED_INPUTS,
  MAX_RECORDED_STEPS,
  MAX_SOURCE_BYTES,
  type RunRequest,
  type RunResult,
} from '../../sandbox/contract.ts';
import { labScenarioSchema } from '../../sandbox/lab/scenario.ts';
import type { EngineChoice } from '../../sandbox/python/engine.ts';

const MAX_INPUTS = 64;
/** As much as an attack may leave for its defense, as MAX_EVIDENCE_BYTES in domain/evidence.ts says. */
const MAX_INPUT_BYTES = 262_144;
const MAX_WALL_MS = 20_000;
const MAX_SKIPPED_LINES = 1_000_000_000;
const MAX_OUTPUT_BYTES = 262_144;

const text = (maximum: number, name: string) =>
  z.string().refine((value) => new TextEncoder().encode(value).length <= maximum, {
    error: `${name} may have at most ${maximum} bytes`,
  });

const isJsonArray = (value: string): boolean => {
  try {
    return Array.isArray(JSON.parse(value));
  } catch {
    return false;
  }
};

const recordRequest = z.strictObject({
  steps: z.number().int().min(1).max(MAX_RECORDED_STEPS),
  packets: z.boolean(),
  from: z.number().int().min(0).max(MAX_SKIPPED_LINES).default(0),
});

const runRequest = z
  .strictObject({
    language: z.enum(LANGUAGES),
    code: text(MAX_SOURCE_BYTES, 'the code'),
    entry: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('program') }),
      z.strictObject({
        kind: z.literal('function'),
        name: z.string().regex(/^[A-Za-z_]\w{0,99}$/),
      }),
    ]),
    inputs: z.array(text(MAX_INPUT_BYTES, 'an input')).min(1).max(MAX_INPUTS),
    limits: z.strictObject({
      wallMs: z.number().int().min(1).max(MAX_WALL_MS),
      outputBytes: z.number().int().min(1).max(MAX_OUTPUT_BYTES),
    }),
    lab: labScenarioSchema.nullable(),
    record: recordRequest.optional(),
    log: z.enum(['http', 'connections', 'packets', 'dns']).optional(),
  })
  .refine(({ inputs, record }) => record === undefined || inputs.length === 1, {
    error: 'a recording has one input',
    path: ['inputs'],
  })
  .refine(({ inputs, log }) => log === undefined || inputs.length <= MAX_LOGGED_INPUTS, {
    error: `a run that returns logs has at most ${MAX_LOGGED_INPUTS} inputs`,
    path: ['inputs'],
  })
  .refine(({ record, log }) => record === undefined || log === undefined, {
    error: 'a run is recorded or returns logs, not both',
    path: ['log'],
  })
  .refine(({ entry, inputs }) => entry.kind === 'program' || inputs.every(isJsonArray), {
    error: 'every input of a function must be a JSON array of its arguments',
    path: ['inputs'],
  });

const describeRequest = z.strictObject({ describe: z.literal('engine') });

/** Checks whether an event requests a description of the engine. */
function isDescribeRequest(event: unknown): boolean {
  return describeRequest.safeParse(event).success;
}

/**
 * Validates the event of the execution function.
 *
 * @throws an Error whose message names the first invalid field
 */
function parseRunRequest(event: unknown): RunRequest {
  const parsed = runRequest.safeParse(event);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'The event';
  throw new Error(`The run request is not valid: ${field}: ${issue?.message ?? 'is malformed'}.`);
}

/** The execution function. It receives code and inputs and returns outputs, and knows no expected output. */
export type ExecutionHandler = (
  event: unknown,
  signal?: AbortSignal,
) => Promise<RunResult | EngineChoice>;

/** A runner that can describe its engine. */
interface DescribedRunner extends LanguageRunner {
  run(request: RunRequest, signal?: AbortSignal): Promise<RunResult>;
  engine(): Promise<EngineChoice>;
}

/**
 * Creates the handler of the execution function. It responds to `{"describe":"engine"}` with the engine that runs code.
 *
 * The handler throws if the event is not a valid run request or if the runner can't start an interpreter. Errors in the
 * learner's code are part of the result.
 *
 * @param parts.runner runs the code, until the handler's signal aborts
 */
export function createExecutionHandler(parts: { runner: DescribedRunner }): ExecutionHandler {
  return async (event, signal) => {
    if (isDescribeRequest(event)) return parts.runner.engine();
    return parts.runner.run(parseRunRequest(event), signal);
  };
}
