import {
  type CaseOutcome,
  MAX_LOG_CHARACTERS,
  MAX_RECORDING_BYTES,
  type RunLimits,
  type RunObserver,
  type RunRequest,
} from '../../contract.ts';
import { readRecording } from '../../recording/read-recording.ts';
import type { PrintStream } from '../sealed/sealed-python.ts';
import { type CaseReport, type CaseEvent, isUsableAfter, stoppedBy } from './interpreter.ts';
import { limitSentence } from './limit-sentences.ts';
import type { WorkClock } from './work-clock.ts';

/** Collects the output of one case and creates its outcome. */
interface CaseOutput {
  /** @returns whether the case is still within its output limit */
  add: (stream: PrintStream, bytes: Uint8Array) => boolean;
  /** @returns whether the recording is still within its limit */
  record: (bytes: Uint8Array) => boolean;
  finish: (report: CaseReport) => CaseOutcome;
}

/** More than the longest error that the harness reports. */
const MAX_ERROR_CHARACTERS = 32_768;

interface CaseOptions {
  request: RunRequest;
  clock: WorkClock;
  /** Receives the text printed within the limit. */
  onText: (text: string) => void;
}

/** Creates a decoder that keeps byte order marks, because grading compares every character. */
const createDecoder = () => new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns whether a report is within the lengths that the harness allows. */
const isModest = ({ error, value }: CaseReport, { outputBytes }: RunLimits): boolean =>
  (error ?? '').length <= MAX_ERROR_CHARACTERS && (value ?? '').length <= outputBytes;

/** Returns the log in what the interpreter wrote: one line, after the number of bytes that were printed before it. */
const logOf = (text: string): string => text.slice(text.indexOf(' ') + 1).trimEnd();

/** Collects the recording of one case, or the log of its lab. */
function createRecordingText({ code, record, log }: RunRequest) {
  const decoder = createDecoder();
  const maxCharacters = log === undefined ? MAX_RECORDING_BYTES : MAX_LOG_CHARACTERS;
  let text = '';
  return {
    /** @returns whether it is within its limit */
    add: (bytes: Uint8Array): boolean => {
      text += decoder.decode(bytes, { stream: true });
      return text.length <= maxCharacters;
    },
    /** Checks whether it is one that an honest recorder could have made. */
    isSound: (stdoutBytes: number): boolean =>
      record === undefined || readRecording(text, { code, record, stdoutBytes }) !== null,
    /** The part of the outcome that it is. */
    result: (): Pick<CaseOutcome, 'recording' | 'log'> => ({
      ...(record !== undefined && { recording: text }),
      ...(log !== undefined && { log: logOf(text) }),
    }),
  };
}

/** Starts collecting output and measuring time. */
function startCaseOutput({ request, clock, onText }: CaseOptions): CaseOutput {
  const { limits, entry } = request;
  const recording = createRecordingText(request);
  const startedAt = clock.now();
  // Streaming mode drops an incomplete character at the limit.
  const decoders = { stdout: createDecoder(), stderr: createDecoder() };
  let bytesLeft = limits.outputBytes;
  let stdoutBytes = 0;
  let output = '';
  let stdout = '';
  return {
    add(stream, bytes) {
      const part = bytes.subarray(0, bytesLeft);
      bytesLeft -= part.length;
      if (stream === 'stdout') stdoutBytes += bytes.length;
      const text = decoders[stream].decode(part, { stream: true });
      output += text;
      if (stream === 'stdout') stdout += text;
      if (text !== '') onText(text);
      return part.length === bytes.length;
    },
    record: recording.add,
    finish(received) {
      const isSound = recording.isSound(stdoutBytes);
      const modest = isModest(received, limits) ? received : stoppedBy('OUTPUT_LIMIT');
      const report = isSound ? modest : stoppedBy('CRASHED');
      return {
        status: report.status,
        stdout: entry.kind === 'function' ? (report.value ?? '') : stdout,
        output,
        error: isUsableAfter(report.status)
          ? report.error
          : limitSentence(report.status, limits, report.line),
        seconds: Math.round(clock.now() - startedAt) / 1000,
        ...(isSound && recording.result()),
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

/** What the follower does at each kind of event. */
type Reactions = {
  [Kind in CaseEvent['kind']]: (event: CaseEvent & { kind: Kind }) => CaseReport | null;
};

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
  const onText = (text: string): void => observer.onOutput?.(text, outcomes.length);
  const open = (): CaseOutput => startCaseOutput({ request, clock, onText });
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
  const onRecorded = (bytes: Uint8Array): CaseReport | null => {
    const isExpected = request.record !== undefined || request.log !== undefined;
    return isExpected && current?.record(bytes) === true ? null : stoppedBy('CRASHED');
  };
  const onEnded = (index: number, report: CaseReport): CaseReport | null => {
    if (current === null || index !== outcomes.length) return stoppedBy('CRASHED');
    if (!isUsableAfter(report.status)) return report;
    stop(report);
    return null;
  };
  const crash = (): CaseReport => stoppedBy('CRASHED');
  const reactions: Reactions = {
    started: ({ index }) => onStarted(index),
    printed: onPrinted,
    recorded: ({ bytes }) => onRecorded(bytes),
    ended: ({ index, report }) => onEnded(index, report),
    asked: () => (current !== null && observer.askInput ? null : crash()),
    exhausted: crash,
    gone: crash,
  };
  return {
    outcomes,
    stop,
    isCaseOpen: () => current !== null,
    follow: (event) => (reactions[event.kind] as (event: CaseEvent) => CaseReport | null)(event),
  };
}
