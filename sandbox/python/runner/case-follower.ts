import type { CaseOutcome, RunObserver, RunRequest } from '../../contract.ts';
import { startCaseOutput, type CaseOutput } from './case-output.ts';
import { isUsableAfter, stoppedBy } from './case-report.ts';
import type { CaseReport, InterpreterEvent } from './interpreter.ts';
import type { WorkClock } from './work-clock.ts';

/** Turns the untrusted events of an interpreter into outcomes. */
export interface CaseFollower {
  readonly outcomes: readonly CaseOutcome[];
  /** @returns the report to stop the interpreter with, or null to carry on */
  follow: (event: InterpreterEvent) => CaseReport | null;
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
    return null;
  };
  const onPrinted = (event: InterpreterEvent & { kind: 'printed' }): CaseReport | null => {
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
