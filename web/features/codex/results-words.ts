import {
  type ExecutionReport,
  tallyOf,
  type TestReport,
  withDuration,
} from '../../execution/execution-report.ts';
import type {
  Activity,
  ExecutionFailure,
  ExecutionState,
  FailureCause,
} from '../../execution/execution-state.ts';
import { parseTraceback } from '../../execution/traceback.tsx';
import type { LoadProgress } from '../../execution/local-runner-context.tsx';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import type { Tone } from '../../ui/badge.tsx';
import { formatDate } from '../../ui/format-date.ts';

/** The reasons for which the sandbox ends a test. */
type RunLimit = 'time' | 'memory' | 'output' | 'crash' | 'left-out';

/** The beginnings of the sandbox's messages. */
const OPENINGS: readonly (readonly [RegExp, RunLimit])[] = [
  [/^Stopped after [\d.]+ seconds?, the time limit[.,]/, 'time'],
  [/^Stopped: the program needed more than /, 'memory'],
  [/^Stopped: the output exceeded /, 'output'],
  [/^The Python interpreter crashed /, 'crash'],
  [/^Not run: /, 'left-out'],
];

/** The labels of tests that a limit ended. */
export const LIMIT_WORDS: Readonly<Record<RunLimit, string>> = {
  time: 'time limit reached',
  memory: 'memory limit reached',
  output: 'output limit reached',
  crash: 'interpreter crashed',
  'left-out': 'left out',
};

/** Returns the limit that ended a test; null if it finished or failed with its own error. */
export function limitOf({ error }: Pick<TestReport, 'error'>): RunLimit | null {
  return OPENINGS.find(([opening]) => error !== null && opening.test(error))?.[1] ?? null;
}

/** The status line, which is announced when it changes. */
interface StatusLine {
  words: string;
  tone: Tone | undefined;
}

const ACTIVITY_WORDS: Readonly<Record<Activity, string>> = {
  local: 'running in your browser',
  server: 'running on the server',
  submission: 'grading on the server',
};

/** The texts for a run without a report. */
export const FAILURE_HEADINGS: Readonly<Record<Activity, string>> = {
  local: messages.localExecutionFailed,
  server: messages.runFailed,
  submission: messages.submissionFailed,
};

function reportLine(report: ExecutionReport): StatusLine {
  const { passed, total } = tallyOf(report.tests);
  if (total > 0) {
    const limit = limitWords(report);
    const words = `${passed} of ${total} passed${limit === null ? '' : `, ${limit}`}`;
    return { words, tone: passed === total ? 'signal' : 'fail' };
  }
  if (report.status === 'FINISHED') return { words: 'finished', tone: 'signal' };
  return { words: limitWords(report) ?? messages.runFailed, tone: 'fail' };
}

/** Returns the first limit that a visible test reached; null if none did. */
function limitWords({ tests, error }: ExecutionReport): string | null {
  const limits = [...tests, { error }].flatMap((test) => limitOf(test) ?? []);
  const [first] = limits.filter((limit) => limit !== 'left-out');
  return first === undefined ? null : LIMIT_WORDS[first];
}

/** Information that isn't part of the run state. */
interface RunContext {
  /** The progress of loading Python in this browser; null if it is loaded. */
  progress: LoadProgress | null;
  /** Whether the server has had the code for longer than any run takes. */
  isQueued: boolean;
}

const QUEUED_WORDS = 'queued: the server is busy, and your code is waiting its turn';

function activityWords(activity: Activity, state: ExecutionState, around: RunContext) {
  // The seconds that are left are only in the notice, because announcing each of them would be too much.
  if (state.wait !== null) return `rate limited: trying again after ${state.wait.totalSeconds} s`;
  if (activity !== 'local') return around.isQueued ? QUEUED_WORDS : ACTIVITY_WORDS[activity];
  // The progress itself is only in the bar, because announcing every step would be too much.
  if (around.progress !== null) return 'queued: runs as soon as Python is ready';
  return state.input === 'asked' ? 'waiting for your input' : ACTIVITY_WORDS.local;
}

function stoppedWords(seconds: number, line: number | null): string {
  const words = `stopped by you after ${seconds.toFixed(1)} s`;
  return line === null ? words : `${words}, in line ${line}`;
}

/** Returns the status of the runs in a few words. */
export function statusLine(state: ExecutionState, around: RunContext): StatusLine {
  const { activity, report, failure, stoppedAfter, stoppedAt } = state;
  if (activity !== null) return { words: activityWords(activity, state, around), tone: 'warn' };
  if (report !== null) return reportLine(report);
  if (failure !== null) return failureLine(failure);
  return {
    words: stoppedAfter === null ? 'not run yet' : stoppedWords(stoppedAfter, stoppedAt),
    tone: undefined,
  };
}

/** Returns how a run went in one or two words, for the smallest places: `2 of 4`. */
export function shortTally(report: ExecutionReport): StatusLine {
  const { passed, total } = tallyOf(report.tests);
  const { tone } = reportLine(report);
  if (total > 0) return { words: `${passed} of ${total}`, tone };
  return { words: report.status === 'FINISHED' ? 'done' : 'failed', tone };
}

function shortActivity({ activity, wait, input }: ExecutionState): string {
  if (wait !== null) return 'waiting';
  if (activity === 'submission') return 'grading';
  return input === 'asked' ? 'asking' : 'running';
}

/** Returns the status of the runs in one or two words. */
export function shortStatus(state: ExecutionState): StatusLine {
  const { activity, report, failure, stoppedAfter } = state;
  if (activity !== null) return { words: shortActivity(state), tone: 'warn' };
  if (report !== null) return shortTally(report);
  if (failure !== null) return { words: 'not run', tone: 'fail' };
  return { words: stoppedAfter === null ? 'not run' : 'stopped', tone: undefined };
}

const CAUSE_WORDS: Readonly<Record<FailureCause, string | null>> = {
  refusal: null,
  ours: 'our fault, not yours',
  network: 'no connection',
  wait: 'rate limited: wait a moment',
};

function failureLine({ activity, cause }: ExecutionFailure): StatusLine {
  const words = CAUSE_WORDS[cause] ?? FAILURE_HEADINGS[activity];
  return { words, tone: cause === 'wait' ? 'warn' : 'fail' };
}

/** Returns the advice for a failure, by its cause. */
export const CAUSE_ADVICE: Readonly<Record<FailureCause, string | null>> = {
  refusal: null,
  ours: 'This is our fault, not your code’s. Your code is saved on this device. Try again in a moment.',
  network: 'Your code is saved on this device. Run (Local) works without a connection.',
  wait: null,
};

/** Returns where a run took place, and how long it took if a learner notices it: `ran in your browser, 1.4 s`. */
export function originWords(report: ExecutionReport): string {
  const { isLocal, isSubmission, executionTimeSeconds } = report;
  return withDuration(ranWhere(isLocal, isSubmission), executionTimeSeconds);
}

function ranWhere(isLocal: boolean, isSubmission: boolean): string {
  if (isLocal) return 'ran in your browser';
  return isSubmission ? 'graded on the server' : 'ran on the server';
}

/** What a challenge earns, and from when on if the learner has seen its solution. */
type Pay = Pick<WorkspaceChallengeFragment, 'experienceReward' | 'experienceAvailableAt'>;

/** Returns why solving a challenge earns no XP just now; null if it does. */
export function unpaidWords(
  { experienceReward, experienceAvailableAt }: Pay,
  now: Date,
): string | null {
  if (experienceAvailableAt === null) return null;
  const from = new Date(experienceAvailableAt);
  const when = from > now ? `from ${formatDate(from, 'moment')} on` : 'now';
  return `You have seen the solution. Solve it again ${when} to earn ${experienceReward} XP.`;
}

/** Returns what an accepted submission earned. */
export function awardWords({ experienceEarned }: ExecutionReport, pay: Pay): string {
  if (experienceEarned > 0) return `Accepted. You earned ${experienceEarned} XP.`;
  const unpaid = unpaidWords(pay, new Date());
  if (unpaid !== null) return `Accepted. ${unpaid}`;
  return 'Accepted again. A challenge earns XP only the first time you solve it.';
}

/** Checks whether a program failed because it read past the end of its input. */
export function ranOutOfInput(error: string): boolean {
  return /^EOFError\b/m.test(error);
}

/**
 * Checks whether a server run ended in an error or at a limit in every visible test, so that no output was ever
 * compared.
 */
export function isStoppedEverywhere({ isLocal, tests }: ExecutionReport): boolean {
  const visible = tests.filter((test) => !test.isHidden);
  const isStopped = (test: TestReport): boolean =>
    limitOf(test) !== null || (test.error !== null && parseTraceback(test.error) !== null);
  return !isLocal && visible.length > 0 && visible.every(isStopped);
}

/** Returns the syntax error that kept every visible test from starting; null if there is none. */
export function sharedSyntaxError({ tests }: ExecutionReport): string | null {
  const visible = tests.filter((test) => !test.isHidden);
  const [first] = visible;
  const error = first?.error ?? null;
  if (error === null || !/^\s*(SyntaxError|IndentationError|TabError)\b/m.test(error)) return null;
  // The other tests only say that they were not run.
  const isSame = (other: string | null) =>
    other === error || other?.startsWith('Not run: ') === true;
  return visible.every((test) => isSame(test.error)) ? error : null;
}
