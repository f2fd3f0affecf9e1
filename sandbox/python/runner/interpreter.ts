import type { RunRequest, RunStatus } from '../../contract.ts';
import type { PrintStream } from '../sealed/sealed-python.ts';

/** The part of a request that an interpreter receives. */
export type Job = Pick<RunRequest, 'code' | 'entry' | 'inputs' | 'lab'> & {
  outputBytes: number;
  /** Whether a program that has read all of its input can ask for more. */
  mayAsk: boolean;
};

/** The harness's report on how a case ended. */
export interface CaseReport {
  status: RunStatus;
  /** A traceback or a message; null if the case finished or the status needs no explanation. */
  error: string | null;
  /** The canonical JSON of a function's return value; null for a program. */
  value: string | null;
}

/** An event that an interpreter emits while it runs a job. */
export type InterpreterEvent =
  | { kind: 'started'; index: number }
  | { kind: 'printed'; stream: PrintStream; bytes: Uint8Array }
  | { kind: 'ended'; index: number; report: CaseReport }
  /** The program waits for more input. Emitted only by interpreters with `answer`, for jobs that allow it. */
  | { kind: 'asked' }
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
  /** Ends it immediately, whatever it is doing. */
  kill: () => void;
}
