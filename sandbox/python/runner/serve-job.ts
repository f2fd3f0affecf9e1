import type { PrintStream, SealedPython } from '../sealed/sealed-python.ts';
import { isUsableAfter, parseCaseReport } from './case-report.ts';
import type { InterpreterListener, Job } from './interpreter.ts';
import { createPrintBuffer } from './print-buffer.ts';

/** Serves a job from beside the interpreter: in its process, or in its worker. */
export interface JobServer {
  /** Receives what the interpreter prints. */
  print: (stream: PrintStream, bytes: Uint8Array) => void;
  serve: (python: SealedPython, job: Job) => void;
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
 * Makes the server of one job.
 *
 * @param emit is told everything that happens, in order
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
    serve(python, job) {
      for (const [index, input] of job.inputs.entries()) {
        emit({ kind: 'started', index });
        prints.open(job.outputBytes);
        const stdin = encoder.encode(job.entry.kind === 'program' ? input : '');
        const report = parseCaseReport(python.runCase(describeCase(job, input), place(stdin)));
        prints.flush();
        emit({ kind: 'ended', index, report });
        if (!isUsableAfter(report.status)) return;
      }
    },
  };
}
