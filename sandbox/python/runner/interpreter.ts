import type { RunRequest, RunStatus } from '../../contract.ts';
import type { PrintStream } from '../sealed/sealed-python.ts';

/** The part of a request that an interpreter receives. */
export type Job = Pick<RunRequest, 'code' | 'entry' | 'inputs' | 'lab' | 'record' | 'log'> & {
  outputBytes: number;
  checksSafety: boolean;
  /** Whether a program that has read all of its input can ask for more. */
  mayAsk: boolean;
  /** When every case begins for its program, in milliseconds since 1970; null if it sees the real clock. */
  startsAt: number | null;
};

/** The harness's report on how a case ended. */
export interface CaseReport {
  status: RunStatus;
  /** A traceback or a message; null if the case finished or the status needs no explanation. */
  error: string | null;
  /** The canonical JSON of a function's return value; null for a program. */
  value: string | null;
  /** The line at which the case was stopped, from 1. Absent if it is unknown. */
  line?: number;
}

/** An event that an interpreter emits while it runs a job. */
export type InterpreterEvent =
  | CaseEvent
  /** The program starts or stops waiting for the rest of the library. Emitted only in browsers. */
  | { kind: 'waiting'; isOver: boolean };

/** An event of a case. */
export type CaseEvent =
  | { kind: 'started'; index: number }
  | { kind: 'printed'; stream: PrintStream; bytes: Uint8Array }
  /** Part of the recording of a case, in order. */
  | { kind: 'recorded'; bytes: Uint8Array }
  | { kind: 'ended'; index: number; report: CaseReport }
  /** The program waits for more input. Emitted only by interpreters with `answer`, for jobs that allow it. */
  | { kind: 'asked' }
  /** The traces of the last case can't be removed, so the next one needs another interpreter. This is the last event. */
  | { kind: 'exhausted' }
  /** The interpreter died or violated the protocol. This is the last event. */
  | { kind: 'gone' };

export type InterpreterListener = (event: InterpreterEvent) => void;

/** An interpreter in its own process or worker. It runs one job and is discarded. */
export interface Interpreter {
  /** Resolves when the interpreter has booted. Rejects if it can't. */
  booted: Promise<unknown>;
  /** Starts its job. */
  begin: (job: Job, listener: InterpreterListener) => void;
  /** Provides the input that a program asked for, or null for the end of its input. Undefined on the server. */
  answer?: (text: string | null) => void;
  /** Returns the line that its program runs, from 1; null if it doesn't say so at once. Undefined on the server. */
  findLine?: () => Promise<number | null>;
  /**
   * Before its job, compiles a program without running it. Undefined on the server.
   *
   * @returns its first syntax error as the sandbox describes it; empty if there is none, or if the interpreter ended
   */
  findMistake?: (code: string) => Promise<string>;
  /** Ends it immediately, whatever it is doing. */
  kill: () => void;
}

/** The statuses that the harness itself can report. */
const REPORTED: readonly RunStatus[] = ['FINISHED', 'ERROR', 'MEMORY_LIMIT', 'OUTPUT_LIMIT'];

/** Creates the report on a case that was ended from outside the interpreter. */
export const stoppedBy = (status: RunStatus, line?: number | null): CaseReport => ({
  ...{ status, error: null, value: null },
  ...(line != null && { line }),
});

/** Returns whether the interpreter can be reused after this status. Otherwise it may be damaged. */
export const isUsableAfter = (status: RunStatus): boolean =>
  status === 'FINISHED' || status === 'ERROR';

const isOptionalText = (value: unknown): value is string | null =>
  value === null || typeof value === 'string';

/**
 * Parses a harness report. A learner's program may have forged it, so anything unexpected counts as a crash of the
 * interpreter.
 */
export function parseCaseReport(text: string | null): CaseReport {
  if (text === null) return stoppedBy('CRASHED');
  try {
    return readCaseReport(JSON.parse(text));
  } catch {
    return stoppedBy('CRASHED');
  }
}

/** Validates a report that has already been parsed, with the same distrust. */
export function readCaseReport(parsed: unknown): CaseReport {
  if (typeof parsed !== 'object' || parsed === null) return stoppedBy('CRASHED');
  const { status: word, error, value } = parsed as Record<keyof CaseReport, unknown>;
  const status = REPORTED.find((known) => known === word);
  if (status === undefined || !isOptionalText(error) || !isOptionalText(value))
    return stoppedBy('CRASHED');
  return { status, error, value };
}
