import type { CaseOutcome, RunLimits } from '../../contract.ts';
import type { PrintStream } from '../sealed/sealed-python.ts';
import { isUsableAfter } from './case-report.ts';
import type { CaseReport } from './interpreter.ts';
import { limitSentence } from './limit-sentences.ts';

/** Collects what one case prints and turns it into the case's outcome. */
export interface CaseOutput {
  /** @returns whether the case is still within its limit */
  add: (stream: PrintStream, bytes: Uint8Array) => boolean;
  finish: (report: CaseReport) => CaseOutcome;
}

/** The seconds are measured from here. */
export function startCaseOutput(limits: RunLimits, isFunction: boolean): CaseOutput {
  const startedAt = performance.now();
  // Decoded as a stream, a character that is cut in half at the limit leaves no trace.
  const decoders = { stdout: new TextDecoder(), stderr: new TextDecoder() };
  let bytesLeft = limits.outputBytes;
  let output = '';
  let stdout = '';
  return {
    add(stream, bytes) {
      const part = bytes.subarray(0, bytesLeft);
      bytesLeft -= part.length;
      const text = decoders[stream].decode(part, { stream: true });
      output += text;
      if (stream === 'stdout') stdout += text;
      return part.length === bytes.length;
    },
    finish(report) {
      return {
        status: report.status,
        stdout: isFunction ? (report.value ?? '') : stdout,
        output,
        error: isUsableAfter(report.status) ? report.error : limitSentence(report.status, limits),
        seconds: Math.round(performance.now() - startedAt) / 1000,
      };
    },
  };
}
