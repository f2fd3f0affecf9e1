import type { $ZodType } from 'zod/v4/core';
import { RUN_STATUSES, type RunStatus } from '../domain/grading.ts';
import { LANGUAGES, type Language } from '../domain/language.ts';
import { LAB_LOGS, type LabLog } from '../domain/lab-log.ts';
import type { LabScenario } from './lab/scenario.ts';

export { LAB_LOGS, LANGUAGES, RUN_STATUSES, type RunStatus };

/** How the learner's code is called: as a program that reads stdin, or as a function with arguments. */
export type Entry = { kind: 'program' } | { kind: 'function'; name: string };

/** The limits of a run. The challenge sets them, never the request. */
export interface RunLimits {
  /** Wall-clock time per case, in milliseconds. */
  wallMs: number;
  /** Output per case in bytes, stdout and stderr together. */
  outputBytes: number;
}

export const DEFAULT_LIMITS: RunLimits = { wallMs: 5_000, outputBytes: 65_536 };

/**
 * The highest limits that a request may set. The output may be the JSON of what an attack left, of which
 * `MAX_EVIDENCE_BYTES` in `domain/evidence.ts` tells the size; escaping doubles it.
 */
export const MAX_LIMITS: RunLimits = { wallMs: 20_000, outputBytes: 524_288 };

/** The most inputs of a request. */
export const MAX_INPUTS = 64;

/** The longest input, in bytes of UTF-8. A harness gets a learner's whole code as JSON, six bytes a character at most. */
export const MAX_INPUT_BYTES = 524_288;

/**
 * The schemas of an interface's fields. A field of the interface without a schema doesn't compile, nor does a schema
 * without a field.
 */
export type SchemasOf<T> = { [Field in keyof Required<T>]: $ZodType<T[Field]> };

/** After so many inputs that a limit stopped, the others of a request are skipped. */
export const MOST_STOPPED = 3;

/** The longest source code that runs, in bytes of UTF-8. */
export const MAX_SOURCE_BYTES = 65_536;

/** The interpreter's memory limit for Python objects, in bytes. */
export const MAX_MEMORY_BYTES = 128 * 1024 * 1024;

/**
 * A request to run the same code on several inputs. It contains no expected output, so that code that escapes the
 * sandbox finds no answers.
 */
export interface RunRequest {
  language: Language;
  code: string;
  entry: Entry;
  /** The text of stdin for a program, or a JSON array of arguments for a function. */
  inputs: readonly string[];
  limits: RunLimits;
  lab: LabScenario | null;
  /** Whether code that obviously tries to leave the sandbox is refused with a message before it runs. */
  checksSafety?: boolean;
  /** What is recorded while each input runs. Never set for hidden inputs. Absent if nothing is recorded. */
  record?: RecordRequest | undefined;
  /** Which log of the lab each outcome has. Python's random numbers are then seeded. Never set together with `record`. */
  log?: LabLog | undefined;
  /** Whether the remaining inputs are skipped after one that took all its time: an endless loop repeats. */
  endsAtTimeLimit?: boolean;
}

/** What to record of a run. */
export interface RecordRequest {
  /** The most steps to record, up to {@link MAX_RECORDED_STEPS}. */
  steps: number;
  /** Whether to record the packets of the lab. */
  packets: boolean;
  /** How many lines run before the first recorded step; none by default. */
  from?: number;
  /**
   * The line of the source at which the recording begins, from 1: after `from` lines, the next time that it runs or a
   * function that begins there is called. The next line by default.
   */
  line?: number;
  /** Seeds everything random, so that recordings of the same run are the same; 0 by default. */
  seed?: number;
}

/** The most steps of a recording. */
export const MAX_RECORDED_STEPS = 5_000;

/** The most bytes of a recording. A run whose recording is longer counts as `CRASHED`. */
export const MAX_RECORDING_BYTES = 524_288;

/** The most inputs of a run that returns a log of the lab for each of them. */
export const MAX_LOGGED_INPUTS = 4;

/** The most characters of a log of the lab. A run whose log is longer counts as `CRASHED`. */
export const MAX_LOG_CHARACTERS = 262_144;

/** The result of running one input. */
export interface CaseOutcome {
  status: RunStatus;
  /** Standard output only, which grading compares. For a function, its return value as canonical JSON. */
  stdout: string;
  /** Standard output and standard error in the order in which they were printed, truncated at the limit. */
  output: string;
  /** A traceback or a message about the limit, or null if the program finished. */
  error: string | null;
  /** Wall-clock time in seconds. */
  seconds: number;
  /**
   * What the run did, as text that `readRecording` in `sandbox/recording` reads. It comes from the learner's
   * interpreter, so it never decides anything. Absent if nothing was recorded.
   */
  recording?: string | undefined;
  /**
   * The log of the lab as JSON, which `parseLabLog` in `domain/lab-log.ts` reads. It comes from the learner's interpreter,
   * too. Empty if the program broke it, and absent if it wasn't asked for.
   */
  log?: string | undefined;
}

/** The result of a request: one outcome per input, in order. */
export interface RunResult {
  outcomes: readonly CaseOutcome[];
  /** When the first interpreter was ready for the code, in milliseconds since 1970; absent if none was. */
  startedAt?: number | undefined;
  /** Whether the run was ended early to make room for others. Its outcomes then say nothing about the code. */
  isCutShort?: boolean | undefined;
}

/** Who goes first while others wait: learners with an account, or everyone else. */
export const PRIORITIES = ['registered', 'anonymous'] as const;

export type Priority = (typeof PRIORITIES)[number];

/**
 * What a host of the execution function learns about an invocation besides the request. It travels as Lambda's client
 * context, because versions of the function before this one refuse unknown fields of a request, and a release uses both.
 */
export interface InvocationContext {
  priority: Priority;
  /** How long the invocation may wait for its turn, in milliseconds. */
  waitMs: number;
  /** The trace of the API's request, as in the header of that name. */
  traceparent?: string | undefined;
}

/** Runs a learner's code. The execution function implements it on the server, a worker in the browser. */
export interface LanguageRunner {
  run(request: RunRequest): Promise<RunResult>;
}

/** Observes a run in progress. Only runs in the browser have an observer; a server returns everything at the end. */
export interface RunObserver {
  /**
   * Receives what a case prints to either stream, up to the limit.
   *
   * @param caseIndex the index of the input
   */
  onOutput?: (text: string, caseIndex: number) => void;
  /** Called when a case starts. @param caseIndex the index of the input */
  onCase?: (caseIndex: number) => void;
  /**
   * Provides more input when a program has read all of it. The clock of the case is paused until this resolves.
   * Without this function, the program reaches the end of its input.
   *
   * @returns the next line with its newline, or null for the end of the input; never rejects
   */
  askInput?: (caseIndex: number) => Promise<string | null>;
}

/** A runner whose runs can be observed. */
export interface ObservedRunner extends LanguageRunner {
  run(request: RunRequest, observer?: RunObserver): Promise<RunResult>;
}
