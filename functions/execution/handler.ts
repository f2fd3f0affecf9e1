import * as z from 'zod';
import {
  type Entry,
  LAB_LOGS,
  LANGUAGES,
  type LanguageRunner,
  MAX_INPUT_BYTES,
  MAX_INPUTS,
  MAX_LIMITS,
  MAX_LOGGED_INPUTS,
  MAX_RECORDED_STEPS,
  MAX_SOURCE_BYTES,
  type RecordRequest,
  type RunLimits,
  type RunRequest,
  type RunResult,
  type SchemasOf,
} from '../../sandbox/contract.ts';
import { labScenarioSchema } from '../../sandbox/lab/scenario.ts';
import type { EngineChoice } from '../../sandbox/python/engine.ts';

/** The most lines that run before a recording begins. */
const MAX_SKIPPED_LINES = 1_000_000_000;

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

const count = (maximum: number, minimum = 1) => z.number().int().min(minimum).max(maximum);

const entries = {
  program: z.strictObject({ kind: z.literal('program') }),
  function: z.strictObject({
    kind: z.literal('function'),
    name: z.string().regex(/^[A-Za-z_]\w{0,99}$/),
  }),
} satisfies Record<Entry['kind'], z.ZodType<Entry>>;

const limits = {
  wallMs: count(MAX_LIMITS.wallMs),
  outputBytes: count(MAX_LIMITS.outputBytes),
} satisfies SchemasOf<RunLimits>;

const recordRequest = {
  steps: count(MAX_RECORDED_STEPS),
  packets: z.boolean(),
  from: count(MAX_SKIPPED_LINES, 0).exactOptional(),
  line: count(MAX_SOURCE_BYTES).exactOptional(),
  seed: z.int().exactOptional(),
} satisfies SchemasOf<RecordRequest>;

const fields = {
  language: z.enum(LANGUAGES),
  code: text(MAX_SOURCE_BYTES, 'the code'),
  entry: z.discriminatedUnion('kind', [entries.program, entries.function]),
  inputs: z.array(text(MAX_INPUT_BYTES, 'an input')).min(1).max(MAX_INPUTS),
  limits: z.strictObject(limits),
  lab: labScenarioSchema.nullable(),
  checksSafety: z.boolean().exactOptional(),
  record: z.strictObject(recordRequest).exactOptional(),
  log: z.enum(LAB_LOGS).exactOptional(),
  endsAtTimeLimit: z.boolean().exactOptional(),
} satisfies SchemasOf<RunRequest>;

const runRequest = z
  .strictObject(fields)
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
  signals?: RunSignals,
) => Promise<RunResult | EngineChoice>;

/** What may end a run before it ends by itself. Nothing does on AWS. */
interface RunSignals {
  /** Aborts when nobody waits for the result any longer. */
  signal?: AbortSignal | undefined;
  /** Aborts when the run should end with what it has, because others wait. */
  cut?: AbortSignal | undefined;
}

/** A runner that can describe its engine. */
interface DescribedRunner extends LanguageRunner {
  run(request: RunRequest, signals?: RunSignals): Promise<RunResult>;
  engine(): Promise<EngineChoice>;
}

/**
 * Creates the handler of the execution function. It responds to `{"describe":"engine"}` with the engine that runs code.
 *
 * The handler throws if the event is not a valid run request or if the runner can't start an interpreter. Errors in the
 * learner's code are part of the result.
 *
 * @param parts.runner runs the code, until one of the handler's signals aborts
 */
export function createExecutionHandler(parts: { runner: DescribedRunner }): ExecutionHandler {
  return async (event, signals) => {
    if (isDescribeRequest(event)) return parts.runner.engine();
    return parts.runner.run(parseRunRequest(event), signals);
  };
}
