import type { RunRequest, RunStatus } from '../../contract.ts';
import type { PrintStream } from '../sealed/sealed-python.ts';

/** The part of a request that an interpreter gets to see. */
export type Job = Pick<RunRequest, 'code' | 'entry' | 'inputs' | 'lab'> & {
  outputBytes: number;
  /** A program that has read all of its input may ask for more, instead of meeting the end of it. */
  mayAsk: boolean;
};

/** How a case ended, as the harness reports it. */
export interface CaseReport {
  status: RunStatus;
  /** A traceback or a sentence; null when the case finished or the status says it all. */
  error: string | null;
  /** The canonical text of a function's value; null for a program. */
  value: string | null;
}

/** What an interpreter tells while it works on a job. */
export type InterpreterEvent =
  | { kind: 'started'; index: number }
  | { kind: 'printed'; stream: PrintStream; bytes: Uint8Array }
  | { kind: 'ended'; index: number; report: CaseReport }
  /** The program waits for more input. Only an interpreter with `answer` says so, and only when its job allows it. */
  | { kind: 'asked' }
  /** It died, or said something that no interpreter says. Nothing follows. */
  | { kind: 'gone' };

export type InterpreterListener = (event: InterpreterEvent) => void;

/** An interpreter in a process or worker of its own. It serves one job and is thrown away. */
export interface Interpreter {
  /** Resolves when it has booted. Rejects when it cannot. */
  booted: Promise<unknown>;
  /** Gives it its job. */
  begin: (job: Job, listener: InterpreterListener) => void;
  /** Gives a program that asked what it reads next; null for the end of its input. None on a server. */
  answer?: (text: string | null) => void;
  /** Ends it at once, whatever it is doing. */
  kill: () => void;
}
