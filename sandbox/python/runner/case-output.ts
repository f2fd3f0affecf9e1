import type { CaseOutcome, RunLimits } from '../../contract.ts';
import type { PrintStream } from '../sealed/sealed-python.ts';
import { isUsableAfter, stoppedBy } from './case-report.ts';
import type { CaseReport } from './interpreter.ts';
import { limitSentence } from './limit-sentences.ts';
import type { WorkClock } from './work-clock.ts';

/** Collects what one case prints and turns it into the case's outcome. */
export interface CaseOutput {
  /** @returns whether the case is still within its limit */
  add: (stream: PrintStream, bytes: Uint8Array) => boolean;
  finish: (report: CaseReport) => CaseOutcome;
}

/** More than the harness keeps of an error, which it shortens. */
const MAX_ERROR_CHARACTERS = 32_768;

interface CaseOptions {
  limits: RunLimits;
  isFunction: boolean;
  clock: WorkClock;
  /** Is told the text that is printed within the limit. */
  onText: (text: string) => void;
}

/** Every byte counts: a mark of the byte order is a character like any other. */
const createDecoder = () => new TextDecoder('utf-8', { ignoreBOM: true });

/** Whether a report says no more than the harness lets a program say. */
const isModest = ({ error, value }: CaseReport, { outputBytes }: RunLimits): boolean =>
  (error ?? '').length <= MAX_ERROR_CHARACTERS && (value ?? '').length <= outputBytes;

/** The seconds are measured from here. */
export function startCaseOutput({ limits, isFunction, clock, onText }: CaseOptions): CaseOutput {
  const startedAt = clock.now();
  // Decoded as a stream, a character that is cut in half at the limit leaves no trace.
  const decoders = { stdout: createDecoder(), stderr: createDecoder() };
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
      if (text !== '') onText(text);
      return part.length === bytes.length;
    },
    finish(told) {
      const report = isModest(told, limits) ? told : stoppedBy('OUTPUT_LIMIT');
      return {
        status: report.status,
        stdout: isFunction ? (report.value ?? '') : stdout,
        output,
        error: isUsableAfter(report.status) ? report.error : limitSentence(report.status, limits),
        seconds: Math.round(clock.now() - startedAt) / 1000,
      };
    },
  };
}
