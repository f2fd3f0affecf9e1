import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ExecutionReport } from './execution-report.ts';
import type { RefusalWait } from './retry-refused.ts';

/** A piece of the console output of a run in this browser, in order of appearance. */
export interface ConsolePart {
  /** Printed by the program, or typed by the learner. */
  kind: 'output' | 'input';
  text: string;
  /** The index of the case's input, starting at 0. */
  caseIndex: number;
}

/** What caused a run without a report: a rejection, our server, the network, or a rate limit. */
export type FailureCause = 'refusal' | 'ours' | 'network' | 'wait';

const CAUSE_OF_CODE: ReadonlyMap<unknown, FailureCause> = new Map([
  ['RATE_LIMITED', 'wait'],
  ['EXECUTION_UNAVAILABLE', 'ours'],
  ['UNAVAILABLE', 'ours'],
  ['INTERNAL_SERVER_ERROR', 'ours'],
]);

/** Returns why a run on the server returned no report. Rejections and failures in the browser have their own messages. */
export function causeOfFailure(isLocal: boolean, error: unknown): FailureCause {
  if (isLocal) return 'refusal';
  if (CombinedGraphQLErrors.is(error)) {
    return CAUSE_OF_CODE.get(error.errors[0]?.extensions?.['code']) ?? 'refusal';
  }
  // The browser reports an unreachable server as a TypeError of fetch. Any other error is unexpected.
  return error instanceof TypeError ? 'network' : 'ours';
}

/** The current activity: a run in the browser, a run on the server, or a submission. */
export type Activity = 'local' | 'server' | 'submission';

/** A run that returned no report. */
export interface ExecutionFailure {
  activity: Activity;
  /** The message for the learner. */
  message: string;
  cause: FailureCause;
}

/** The state of the workspace's runs. At most one is in progress at a time. */
export interface ExecutionState {
  activity: Activity | null;
  /** The pause before the server is asked again; null if the server is not refusing the activity. */
  wait: RefusalWait | null;
  report: ExecutionReport | null;
  failure: ExecutionFailure | null;
  /** After how many seconds the learner stopped the last run; null if it wasn't stopped. */
  stoppedAfter: number | null;
  /** The line that the program was at then, from 1; null if that is unknown. */
  stoppedAt: number | null;
  /** The index of the case that runs in the browser, or ran last; null before the first one. */
  caseIndex: number | null;
  /** The console output of the current run in the browser, or of the last one. */
  console: readonly ConsolePart[];
  /** Whether the run gets its input from the learner and isn't tested. */
  isOwnInput: boolean;
  /** The input state: the program never asked for input, is asking now, asked before, or the learner ended the input. */
  input: 'unasked' | 'asked' | 'answered' | 'ended';
}

export type ExecutionEvent =
  | { type: 'started'; activity: Activity; isOwnInput?: boolean }
  | { type: 'refused'; wait: RefusalWait | null }
  | { type: 'reached'; caseIndex: number }
  | { type: 'shown'; part: ConsolePart }
  | { type: 'asked' }
  /** With what the learner typed; null ended the input. */
  | { type: 'answered'; part: ConsolePart | null }
  | { type: 'reported'; report: ExecutionReport }
  | { type: 'failed'; failure: ExecutionFailure }
  /** With the time since it started, and the line that the program was at. */
  | { type: 'stopped'; seconds: number; line: number | null }
  | { type: 'cleared' };

export const IDLE: ExecutionState = {
  activity: null,
  wait: null,
  report: null,
  failure: null,
  stoppedAfter: null,
  stoppedAt: null,
  caseIndex: null,
  console: [],
  isOwnInput: false,
  input: 'unasked',
};

/** The reducer of the state. Clearing doesn't affect a run in progress. */
export function nextExecutionState(state: ExecutionState, event: ExecutionEvent): ExecutionState {
  switch (event.type) {
    case 'refused':
      return { ...state, wait: event.wait };
    case 'reached':
      return { ...state, caseIndex: event.caseIndex };
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
type StageEvent = Exclude<
  ExecutionEvent,
  ConsoleEvent | { type: 'cleared' | 'refused' | 'reached' }
>;

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
      return { stoppedAfter: event.seconds, stoppedAt: event.line };
  }
}

/** The console output stays visible until the next run starts. */
function keptConsole(
  { console, isOwnInput, caseIndex }: ExecutionState,
  { type }: StageEvent,
): Partial<ExecutionState> {
  return type === 'started' ? {} : { console, isOwnInput, caseIndex };
}
