import { type ExecutionReport, tallyOf } from '../../execution/execution-report.ts';
import type { Activity, ExecutionState } from '../../execution/execution-state.ts';
import type { LoadProgress } from '../../execution/local-runner-value.ts';
import { messages } from '../../messages.ts';
import type { Tone } from '../../ui/badge.tsx';

/** The one line that is announced when something about the runs changes. */
export interface StatusLine {
  words: string;
  tone: Tone | undefined;
}

const ACTIVITY_WORDS: Readonly<Record<Activity, string>> = {
  local: 'running in your browser',
  server: 'running on the server',
  submission: 'grading on the server',
};

/** What is told when a run gave no report at all. */
export const FAILURE_HEADINGS: Readonly<Record<Activity, string>> = {
  local: messages.localExecutionFailed,
  server: messages.runFailed,
  submission: messages.submissionFailed,
};

function reportLine(report: ExecutionReport): StatusLine {
  const { passed, total } = tallyOf(report.tests);
  if (total > 0) {
    return { words: `${passed} of ${total} passed`, tone: passed === total ? 'signal' : 'fail' };
  }
  return report.status === 'FINISHED'
    ? { words: 'ran to its end', tone: 'signal' }
    : { words: messages.runFailed, tone: 'fail' };
}

function activityWords(activity: Activity, state: ExecutionState, progress: LoadProgress | null) {
  if (activity !== 'local') return ACTIVITY_WORDS[activity];
  // How far it is stands in the bar: an announcement for every step would never end.
  if (progress !== null) return progress.label;
  return state.input === 'asked' ? 'waits for your input' : ACTIVITY_WORDS.local;
}

/** Where the runs stand, in a few words. */
export function statusLine(state: ExecutionState, progress: LoadProgress | null): StatusLine {
  const { activity, report, failure, isStopped } = state;
  if (activity !== null) return { words: activityWords(activity, state, progress), tone: 'warn' };
  if (report !== null) return reportLine(report);
  if (failure !== null) return { words: FAILURE_HEADINGS[failure.activity], tone: 'fail' };
  return { words: isStopped ? 'stopped' : 'not run yet', tone: undefined };
}

/** Where a run took place and how long it took: `ran in your browser, 0.41 s`. */
export function originWords(report: ExecutionReport): string {
  const seconds = `${report.executionTimeSeconds.toFixed(2)} s`;
  if (report.isLocal) return `ran in your browser, ${seconds}`;
  return report.isSubmission ? `graded on the server, ${seconds}` : `ran on the server, ${seconds}`;
}

/** What an accepted submission earned. */
export function awardWords({ experienceEarned }: ExecutionReport): string {
  return experienceEarned > 0
    ? `Accepted. You earned ${experienceEarned} XP.`
    : 'Accepted again. A challenge earns its XP the first time it is solved.';
}

/** Tells whether a program died because it asked for more input than there was. */
export function askedInVain(error: string): boolean {
  return /^EOFError\b/m.test(error);
}

/** The syntax error that kept every visible test from starting; null when there is none. */
export function sharedSyntaxError({ tests }: ExecutionReport): string | null {
  const visible = tests.filter((test) => !test.isHidden);
  const [first] = visible;
  const error = first?.error ?? null;
  if (error === null || !/^\s*(SyntaxError|IndentationError|TabError)\b/m.test(error)) return null;
  // The tests after the first say only that they were not run.
  const isTold = (told: string | null) => told === error || told?.startsWith('Not run: ') === true;
  return visible.every((test) => isTold(test.error)) ? error : null;
}
