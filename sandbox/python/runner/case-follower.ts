import type { CaseOutcome, RunLimits, RunObserver, RunRequest } from '../../contract.ts';
import type { PrintStream } from '../sealed/sealed-python.ts';
import { type CaseReport, type CaseEvent, isUsableAfter, stoppedBy } from './interpreter.ts';
import { limitSentence } from './limit-sentences.ts';
import type { WorkClock } from './work-clock.ts';

/** Collects the output of one case and creates its outcome. */
interface CaseOutput {
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
function startCaseOutput({ limits, isFunction, clock, onText }: CaseOptions): CaseOutput {
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
    finish(received) {
      const report = isModest(received, limits) ? received : stoppedBy('OUTPUT_LIMIT');
      return {
        status: report.status,
        stdout: isFunction ? (report.value ?? '') : stdout,
        output,
        error: isUsableAfter(report.status)
          ? report.error
          : limitSentence(report.status, limits, report.line),
        seconds: Math.round(clock.now() - startedAt) / 1000,
      };
    },
  };
}

/** Turns the untrusted events of an interpreter into outcomes. */
export interface CaseFollower {
  readonly outcomes: readonly CaseOutcome[];
  /** @returns the report to stop the interpreter with, or null to carry on */
  follow: (event: CaseEvent) => CaseReport | null;
  /** Ends the current case, or the next one if none is running. */
  stop: (report: CaseReport) => void;
  isCaseOpen: () => boolean;
}

interface FollowerOptions {
  clock: WorkClock;
  observer: RunObserver;
}

/** Creates a follower that expects the request's inputs in order. */
export function createCaseFollower(
  request: RunRequest,
  { clock, observer }: FollowerOptions,
): CaseFollower {
  const outcomes: CaseOutcome[] = [];
  let current: CaseOutput | null = null;
  const { limits, entry } = request;
  const isFunction = entry.kind === 'function';
  const onText = (text: string): void => observer.onOutput?.(text, outcomes.length);
  const open = (): CaseOutput => startCaseOutput({ limits, isFunction, clock, onText });
  const stop = (report: CaseReport): void => {
    outcomes.push((current ?? open()).finish(report));
    current = null;
  };
  const onStarted = (index: number): CaseReport | null => {
    if (current !== null || index !== outcomes.length) return stoppedBy('CRASHED');
    current = open();
    observer.onCase?.(index);
    return null;
  };
  const onPrinted = (event: CaseEvent & { kind: 'printed' }): CaseReport | null => {
    if (current === null) return stoppedBy('CRASHED');
    return current.add(event.stream, event.bytes) ? null : stoppedBy('OUTPUT_LIMIT');
  };
  const onEnded = (index: number, report: CaseReport): CaseReport | null => {
    if (current === null || index !== outcomes.length) return stoppedBy('CRASHED');
    if (!isUsableAfter(report.status)) return report;
    stop(report);
    return null;
  };
  return {
    outcomes,
    stop,
    isCaseOpen: () => current !== null,
    follow(event) {
      switch (event.kind) {
        case 'started':
          return onStarted(event.index);
        case 'printed':
          return onPrinted(event);
        case 'ended':
          return onEnded(event.index, event.report);
        case 'asked':
          return current !== null && observer.askInput ? null : stoppedBy('CRASHED');
        case 'gone':
          return stoppedBy('CRASHED');
      }
    },
  };
}
