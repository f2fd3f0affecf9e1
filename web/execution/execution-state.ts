import type { ConsolePart } from './console-part.ts';
import type { ExecutionReport } from './execution-report.ts';
import type { FailureCause } from './failure-cause.ts';

/** What is under way: a run in the browser, a run on the server, or a submission. */
export type Activity = 'local' | 'server' | 'submission';

/** A run that gave no report at all. */
export interface ExecutionFailure {
  activity: Activity;
  /** A sentence for the learner. */
  message: string;
  cause: FailureCause;
}

/** Where the workspace's runs stand. At most one is under way at a time. */
export interface ExecutionState {
  activity: Activity | null;
  report: ExecutionReport | null;
  failure: ExecutionFailure | null;
  /** The learner stopped the last run. */
  isStopped: boolean;
  /** What the run in the browser has shown so far, or the last one when it has ended. */
  console: readonly ConsolePart[];
  /** The run takes its input from the learner and is compared with nothing. */
  isOwnInput: boolean;
  /** Whether the program asked the learner for input: never, just now, before, or until the learner ended it. */
  input: 'unasked' | 'asked' | 'answered' | 'ended';
}

export type ExecutionEvent =
  | { type: 'started'; activity: Activity; isOwnInput?: boolean }
  | { type: 'shown'; part: ConsolePart }
  | { type: 'asked' }
  /** With what the learner typed; null ended the input. */
  | { type: 'answered'; part: ConsolePart | null }
  | { type: 'reported'; report: ExecutionReport }
  | { type: 'failed'; failure: ExecutionFailure }
  | { type: 'stopped' }
  | { type: 'cleared' };

export const IDLE: ExecutionState = {
  activity: null,
  report: null,
  failure: null,
  isStopped: false,
  console: [],
  isOwnInput: false,
  input: 'unasked',
};

/** What an event makes of the state. Clearing keeps a run that is under way. */
export function nextExecutionState(state: ExecutionState, event: ExecutionEvent): ExecutionState {
  switch (event.type) {
    case 'shown':
    case 'asked':
    case 'answered':
      return { ...state, ...nextConsole(state, event) };
    case 'cleared':
      return state.activity === null ? IDLE : state;
    default:
      return { ...IDLE, ...nextStage(event), ...keptConsole(state, event) };
  }
}

type ConsoleEvent = Extract<ExecutionEvent, { type: 'shown' | 'asked' | 'answered' }>;
type StageEvent = Exclude<ExecutionEvent, ConsoleEvent | { type: 'cleared' }>;

function nextConsole({ console }: ExecutionState, event: ConsoleEvent): Partial<ExecutionState> {
  switch (event.type) {
    case 'shown':
      return { console: [...console, event.part] };
    case 'asked':
      return { input: 'asked' };
    case 'answered':
      return event.part === null
        ? { input: 'ended' }
        : { console: [...console, event.part], input: 'answered' };
  }
}

function nextStage(event: StageEvent): Partial<ExecutionState> {
  switch (event.type) {
    case 'started':
      return { activity: event.activity, isOwnInput: event.isOwnInput ?? false };
    case 'reported':
      return { report: event.report };
    case 'failed':
      return { failure: event.failure };
    case 'stopped':
      return { isStopped: true };
  }
}

/** What a run showed stays beside its end, until the next one starts. */
function keptConsole(
  { console, isOwnInput }: ExecutionState,
  { type }: StageEvent,
): Partial<ExecutionState> {
  return type === 'started' ? {} : { console, isOwnInput };
}
