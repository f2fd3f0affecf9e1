import { MAX_SOURCE_BYTES } from '../../contract.ts';
import type { PrintStream, SealedPython } from '../sealed/sealed-python.ts';
import { isUsableAfter, parseCaseReport, stoppedBy } from './case-report.ts';
import type { CaseReport, InterpreterListener, Job } from './interpreter.ts';
import { sourceLimitSentence, UNREADABLE_SENTENCE } from './limit-sentences.ts';
import { createPrintBuffer } from './print-buffer.ts';

/** Runs a job in the interpreter's process or worker. */
export interface JobServer {
  /** Receives what the interpreter prints. */
  print: (stream: PrintStream, bytes: Uint8Array) => void;
  /** Sends buffered output immediately, before the program waits for a person. */
  flush: () => void;
  serve: (python: SealedPython, job: Job) => void;
}

/** The report on every input except the first if the program has a syntax error. */
const NOT_STARTED = refusal(UNREADABLE_SENTENCE);

function refusal(error: string): CaseReport {
  return { status: 'ERROR', error, value: null };
}

function describeCase(job: Job, input: string): string {
  const { code, entry, lab, outputBytes } = job;
  const isFunction = entry.kind === 'function';
  return JSON.stringify({
    code,
    function: isFunction ? entry.name : null,
    arguments: isFunction ? input : '[]',
    lab,
    outputBytes,
  });
}

/**
 * Creates the server of one job.
 *
 * @param emit receives all events in order
 * @param place copies bytes into the interpreter's realm
 */
export function createJobServer(
  emit: InterpreterListener,
  place: (bytes: Uint8Array) => Uint8Array,
): JobServer {
  const prints = createPrintBuffer(emit);
  const encoder = new TextEncoder();
  return {
    print: prints.print,
    flush: prints.flush,
    serve(python, job) {
      const bytes = encoder.encode(job.code).length;
      const restore = job.inputs.length > 1 ? python.keepState() : () => false;
      let isRefused = bytes > MAX_SOURCE_BYTES;
      const report = (input: string, index: number): CaseReport => {
        if (isRefused) return index > 0 ? NOT_STARTED : refusal(sourceLimitSentence(bytes));
        if (index > 0 && !restore()) return stoppedBy('CRASHED');
        const stdin = encoder.encode(job.entry.kind === 'program' ? input : '');
        const complaint = python.prepareCase(describeCase(job, input), place(stdin));
        isRefused = complaint !== '';
        return parseCaseReport(isRefused ? complaint : python.runCase());
      };
      for (const [index, input] of job.inputs.entries()) {
        emit({ kind: 'started', index });
        prints.open(job.outputBytes);
        const ending = report(input, index);
        prints.flush();
        emit({ kind: 'ended', index, report: ending });
        if (!isUsableAfter(ending.status)) return;
      }
    },
  };
}
