import type { CaseOutcome, RunLimits } from '../../contract.ts';
import type { PrintStream } from '../sealed/sealed-python.ts';
import { isUsableAfter, stoppedBy } from './case-report.ts';
import type { CaseReport } from './interpreter.ts';
import { limitSentence } from './limit-sentences.ts';
import type { WorkClock } from './work-clock.ts';

/** Collects the output of one case and creates its outcome. */
export interface CaseOutput {
  /** @returns whether the case is still within its output limit */
  add: (stream: PrintStream, bytes: Uint8Array) => boolean;
  finish: (report: CaseReport) => CaseOutcome;
}

/** More than the longest error that the harness reports. */
const MAX_ERROR_CHARACTERS = 32_768;

interface CaseOptions {
  limits: RunLimits;
  isFunction: boolean;
  clock: WorkClock;
  /** Receives the text printed within the limit. */
  onText: (text: string) => void;
}

/** Creates a decoder that keeps byte order marks, because grading compares every character. */
const createDecoder = () => new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns whether a report is within the lengths that the harness allows. */
const isModest = ({ error, value }: CaseReport, { outputBytes }: RunLimits): boolean =>
  (error ?? '').length <= MAX_ERROR_CHARACTERS && (value ?? '').length <= outputBytes;

/** Starts collecting output and measuring time. */
export function startCaseOutput({ limits, isFunction, clock, onText }: CaseOptions): CaseOutput {
  const startedAt = clock.now();
  // Streaming mode drops an incomplete character at the limit.
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
