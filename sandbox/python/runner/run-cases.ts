import {
  type CaseOutcome,
  MOST_STOPPED,
  type RunObserver,
  type RunRequest,
  type RunResult,
} from '../../contract.ts';
import { type CaseFollower, createCaseFollower } from './case-follower.ts';
import {
  type CaseEvent,
  type CaseReport,
  type Interpreter,
  type Job,
  isUsableAfter,
  stoppedBy,
} from './interpreter.ts';
import {
  LATE_SENTENCE,
  LOOP_SENTENCE,
  notRunSentence,
  outOfTimeSentence,
} from './limit-sentences.ts';
import { explainCut } from './make-room.ts';
import { createWorkClock, type WorkClock } from './work-clock.ts';

/** How long after its time limit a case's events are still accepted: they may be queued. */
const EVENT_GRACE_MS = 50;
/** How long an interpreter may take to start a case. This doesn't count toward the case's time limit. */
const START_ALLOWANCE_MS = 10_000;

/** The state that all interpreters of a request share. */
interface RunContext {
  clock: WorkClock;
  observer: RunObserver;
  /** When every case begins for its program; null if it sees the real clock. */
  startsAt: number | null;
  /** Returns whether the request has used up its time. Called before every input except the first. */
  isOutOfTime: () => boolean;
  /** Aborts when the request has to make room for others. */
  cut: AbortSignal | undefined;
}

/** Creates a timer on a clock that can be paused. It is reset for each case, and rings at once when a signal aborts. */
function createAlarm({ clock, cut }: Pick<RunContext, 'clock' | 'cut'>, ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deadline = 0;
  const clear = (): void => clearTimeout(timer);
  if (cut?.aborted === true) queueMicrotask(ring);
  cut?.addEventListener('abort', ring, { once: true });
  const start = (): void => {
    clear();
    timer = clock.setTimer(() => {
      timer = clock.setTimer(ring, EVENT_GRACE_MS);
    }, deadline - clock.now());
  };
  return {
    end(): void {
      clear();
      cut?.removeEventListener('abort', ring);
    },
    set(milliseconds: number): void {
      deadline = clock.now() + milliseconds;
      start();
    },
    setPaused(isPaused: boolean): void {
      if (isPaused) {
        clear();
        clock.pause();
      } else {
        clock.resume();
        start();
      }
    },
  };
}

/** What one interpreter did for a request. */
interface PartialRun {
  /** In the order of the inputs: one per input, or fewer if the interpreter was stopped or has died. */
  outcomes: readonly CaseOutcome[];
  /** Whether it was ended because it didn't start the next case in time. */
  isLate: boolean;
}

/**
 * Runs a request on an interpreter, then ends the interpreter.
 *
 * @param interpreter a booted interpreter
 */
function runUntilStopped(
  request: RunRequest,
  interpreter: Interpreter,
  context: RunContext,
): Promise<PartialRun> {
  const [{ inputs, limits }, { observer, isOutOfTime }] = [request, context];
  return new Promise((resolve) => {
    const follower = createCaseFollower(request, context);
    const { outcomes } = follower;
    let isDone = false;
    const finish = (isLate = false): void => {
      isDone = true;
      alarm.end();
      interpreter.kill();
      resolve({ outcomes, isLate });
    };
    const stop = (report: CaseReport): void => {
      follower.stop(report);
      finish();
    };
    const ends = { stop, finish, cut: context.cut };
    const alarm = createAlarm(context, () => void endLate(interpreter, follower, ends));
    const ask = async (): Promise<void> => {
      alarm.setPaused(true);
      const text = (await observer.askInput?.(outcomes.length)) ?? null;
      if (isDone) return;
      alarm.setPaused(false);
      interpreter.answer?.(text);
    };
    const pace = (event: CaseEvent): void => {
      if (event.kind === 'started') alarm.set(limits.wallMs);
      else if (event.kind === 'ended') alarm.set(START_ALLOWANCE_MS);
      else if (event.kind === 'asked') void ask();
    };
    const react = (event: CaseEvent): void => {
      const isFault = isFaultOfCase(event, follower);
      const reason = follower.follow(event);
      if (reason !== null && isFault) follower.stop(reason);
      const isEnough = outcomes.length === inputs.length || (outcomes.length > 0 && isOutOfTime());
      if (reason !== null || isEnough) finish();
      else pace(event);
    };
    alarm.set(START_ALLOWANCE_MS);
    interpreter.begin(describeJob(request, interpreter, context), (event) => {
      if (isDone) return;
      if (event.kind === 'waiting') alarm.setPaused(!event.isOver);
      else react(event);
    });
  });
}

/** Whether a case bears what an interpreter does now. What it does after a case and before the next one is neither's fault. */
const isFaultOfCase = ({ kind }: CaseEvent, { isCaseOpen, outcomes }: CaseFollower): boolean =>
  isCaseOpen() || (outcomes.length === 0 && kind !== 'gone');

/** How the run of an interpreter ends, and what says that it has to. */
interface Ends extends Pick<RunContext, 'cut'> {
  stop: (report: CaseReport) => void;
  finish: (isLate: boolean) => void;
}

/** Ends a case that took too long or has to make room, with its line if the interpreter tells it. */
async function endLate(
  { findLine }: Interpreter,
  follower: CaseFollower,
  { stop, finish, cut }: Ends,
): Promise<void> {
  if (!follower.isCaseOpen()) {
    // Time before a case has started doesn't count against the program. A busy machine can be the reason.
    finish(cut?.aborted !== true);
    return;
  }
  const { length } = follower.outcomes;
  const line = await findLine?.();
  const hasEnded = follower.outcomes.length > length;
  if (!hasEnded) stop(stoppedBy('TIME_LIMIT', line));
}

function describeJob(
  { code, entry, inputs, lab, limits, checksSafety = false, record, log }: RunRequest,
  { answer }: Interpreter,
  { observer: { askInput }, startsAt }: RunContext,
): Job {
  const mayAsk = answer !== undefined && askInput !== undefined;
  const { outputBytes } = limits;
  return {
    ...{ code, entry, inputs, lab, checksSafety, outputBytes, mayAsk, startsAt },
    ...(record !== undefined && { record }),
    ...(log !== undefined && { log }),
  };
}

/**
 * The total time after which the remaining inputs are skipped. Even with the input that is still running, a request
 * then stays below an HTTP API's timeout of 29 seconds.
 */
const MAX_TOTAL_MS = 18_000;

/** Checks whether the last outcome ends the request. */
function isEnded({ endsAtTimeLimit }: RunRequest, outcomes: readonly CaseOutcome[]): boolean {
  return endsAtTimeLimit === true && outcomes.at(-1)?.status === 'TIME_LIMIT';
}

function whyLeftOut(
  request: RunRequest,
  { outcomes, isLate }: PartialRun,
  isOutOfTime: boolean,
): Pick<CaseOutcome, 'status' | 'error'> {
  if (isEnded(request, outcomes)) return { status: 'TIME_LIMIT', error: LOOP_SENTENCE };
  if (isLate) return { status: 'CRASHED', error: LATE_SENTENCE };
  if (isOutOfTime) return { status: 'TIME_LIMIT', error: outOfTimeSentence(MAX_TOTAL_MS) };
  const status = outcomes.at(-1)?.status ?? 'CRASHED';
  return { status, error: notRunSentence(status) };
}

/** Offsets the case indexes of one interpreter by the cases that earlier interpreters have run. */
function observeFrom(first: number, { onOutput, onCase, askInput }: RunObserver = {}): RunObserver {
  return {
    ...(onCase && { onCase: (index) => onCase(first + index) }),
    ...(onOutput && { onOutput: (text, index) => onOutput(text, first + index) }),
    ...(askInput && { askInput: (index) => askInput(first + index) }),
  };
}

/** Who watches a run, and on which machine. */
interface RunSettings extends RunObserver {
  /** How many times as long as on a quiet machine programs take at the moment; 1 by default. */
  slowdown?: number;
  /** Whether programs of several inputs see the real clock. In a browser, nobody hides inputs. */
  hasRealClock?: boolean;
  /** Ends the run when it aborts, to make room for others. */
  cut?: AbortSignal | undefined;
}

/** Returns whether a request that begins now has used up its time, or has to make room. */
function createDeadline(clock: WorkClock, cut: AbortSignal | undefined): () => boolean {
  const deadline = clock.now() + MAX_TOTAL_MS;
  return () => clock.now() > deadline || cut?.aborted === true;
}

/**
 * Returns when all cases of a request begin for the program. By a real clock, an input could tell the next one how long
 * it wants to take.
 */
function startOf({ inputs }: RunRequest, hasRealClock: boolean): number | null {
  const now = Date.now();
  return hasRealClock || inputs.length === 1 ? null : now - (now % 1_000);
}

/** Whether an interpreter had to be stopped, so that the next one may have to be as well. */
const wasStopped = ({ outcomes, isLate }: PartialRun): boolean =>
  isLate || !isUsableAfter(outcomes.at(-1)?.status ?? 'CRASHED');

/**
 * Runs all inputs of a request. An interpreter that a limit stopped, or that doesn't start the next input in time, is
 * replaced for the remaining inputs, at most twice. One that has run an input and can't take the next one is replaced
 * as often as necessary.
 *
 * @param acquire returns a booted, unused interpreter
 */
export async function runCases(
  request: RunRequest,
  acquire: () => Promise<Interpreter>,
  { slowdown = 1, hasRealClock = false, cut, ...observer }: RunSettings = {},
): Promise<RunResult> {
  const outcomes: CaseOutcome[] = [];
  let startedAt: number | undefined;
  let isLate = false;
  const clock = createWorkClock(slowdown);
  const isOutOfTime = createDeadline(clock, cut);
  const startsAt = startOf(request, hasRealClock);
  const isDone = (): boolean =>
    outcomes.length === request.inputs.length || isOutOfTime() || isEnded(request, outcomes);
  for (let stopped = 0; stopped < MOST_STOPPED && !isDone();) {
    const inputs = request.inputs.slice(outcomes.length);
    const interpreter = await acquire();
    startedAt ??= Date.now();
    const observed = observeFrom(outcomes.length, observer);
    const context = { clock, isOutOfTime, observer: observed, startsAt, cut };
    const run = await runUntilStopped({ ...request, inputs }, interpreter, context);
    outcomes.push(...run.outcomes);
    isLate = run.isLate;
    if (wasStopped(run)) stopped += 1;
  }
  const why = whyLeftOut(request, { outcomes, isLate }, isOutOfTime());
  const left = request.inputs.slice(outcomes.length);
  const leftOut = left.map(() => ({ ...why, stdout: '', output: '', seconds: 0 }));
  return explainCut({ outcomes: [...outcomes, ...leftOut], startedAt }, request, cut);
}
