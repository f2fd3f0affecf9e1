import type { RunStatus } from '../domain/run-status.ts';
import type { LabScenario } from './lab/scenario.ts';

export type { RunStatus };

/** Languages that have a runner. A language is a folder in `sandbox/` and a row in its registry. */
export type SandboxLanguage = 'python';

/** How the learner's code is entered: as a program that reads stdin, or as one function that is called. */
export type Entry = { kind: 'program' } | { kind: 'function'; name: string };

/** What a run may use. Set by the challenge, never by the caller. */
export interface RunLimits {
  /** Wall clock per case, in milliseconds. */
  wallMs: number;
  /** Bytes printed per case, standard output and error together. */
  outputBytes: number;
}

export const DEFAULT_LIMITS: RunLimits = { wallMs: 5_000, outputBytes: 65_536 };

/** The longest source that is run, in bytes of UTF-8. */
export const MAX_SOURCE_BYTES = 65_536;

/**
 * One job: the same code against each of several inputs. It carries no expected output, so that whatever
 * escapes the sandbox knows no answer.
 */
export interface RunRequest {
  language: SandboxLanguage;
  code: string;
  entry: Entry;
  /** For a program the text of stdin; for a function a JSON array of its arguments. */
  inputs: readonly string[];
  limits: RunLimits;
  lab: LabScenario | null;
}

/** What one input produced. */
export interface CaseOutcome {
  status: RunStatus;
  /** Standard output alone, which grading compares. For a function, its value as canonical JSON. */
  stdout: string;
  /** Standard output and error in the order they were printed, cut at the limit. */
  output: string;
  /** A traceback or a sentence about the limit; null when the program finished. */
  error: string | null;
  /** Wall clock in seconds. */
  seconds: number;
}

/** The answer to a job: one outcome per input, in order. */
export interface RunResult {
  outcomes: readonly CaseOutcome[];
}

/** Runs a learner's code. The execution function implements it on the server, a worker in the browser. */
export interface LanguageRunner {
  run(request: RunRequest): Promise<RunResult>;
}

/** Follows a run while it goes on. Only a run beside its learner has one: a server tells everything at the end. */
export interface RunObserver {
  /**
   * Is told what a case printed, on either stream, up to the limit.
   *
   * @param caseIndex which of the inputs the case runs on, from 0
   */
  onOutput?: (text: string, caseIndex: number) => void;
  /**
   * Is asked when a program has read all of its input and wants more. The clock of the case stands still until the
   * answer comes. Without this function the program meets the end of its input.
   *
   * @returns what the program reads next, with its line end; null for the end of the input. Never rejects
   */
  askInput?: (caseIndex: number) => Promise<string | null>;
}

/** A runner whose runs can be followed. */
export interface ObservedRunner extends LanguageRunner {
  run(request: RunRequest, observer?: RunObserver): Promise<RunResult>;
}
