import type { CaseOutcome, RunObserver, RunRequest, RunResult } from '../../contract.ts';
import type { Interpreter } from './interpreter.ts';
import { notRunSentence, outOfTimeSentence } from './limit-sentences.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { createWorkClock } from './work-clock.ts';

/** How many times a stopped interpreter is replaced before the remaining inputs are skipped. */
const MAX_REPLACEMENTS = 2;

/**
 * The total time after which the remaining inputs are skipped. Even with the input that is still running, a request
 * then stays below an HTTP API's timeout of 29 seconds.
 */
const MAX_TOTAL_MS = 18_000;

function leaveOut(
  request: RunRequest,
  outcomes: readonly CaseOutcome[],
  isOutOfTime: boolean,
): CaseOutcome[] {
  const status = isOutOfTime ? 'TIME_LIMIT' : (outcomes.at(-1)?.status ?? 'CRASHED');
  const error = isOutOfTime ? outOfTimeSentence(MAX_TOTAL_MS) : notRunSentence(status);
  const left = request.inputs.slice(outcomes.length);
  return left.map(() => ({ status, stdout: '', output: '', error, seconds: 0 }));
}

/** Offsets the case indexes of one interpreter by the cases that earlier interpreters have run. */
function observeFrom(first: number, { onOutput, askInput }: RunObserver): RunObserver {
  return {
    ...(onOutput && { onOutput: (text, index) => onOutput(text, first + index) }),
    ...(askInput && { askInput: (index) => askInput(first + index) }),
  };
}

/**
 * Runs all inputs of a request. An interpreter that a limit stopped is replaced for the remaining inputs, at most
 * twice.
 *
 * @param acquire returns a booted, unused interpreter
 */
export async function runCases(
  request: RunRequest,
  acquire: () => Promise<Interpreter>,
  observer: RunObserver = {},
): Promise<RunResult> {
  const outcomes: CaseOutcome[] = [];
  const clock = createWorkClock();
  const deadline = clock.now() + MAX_TOTAL_MS;
  const isOutOfTime = (): boolean => clock.now() > deadline;
  for (let used = 0; used <= MAX_REPLACEMENTS; used += 1) {
    const inputs = request.inputs.slice(outcomes.length);
    if (inputs.length === 0 || isOutOfTime()) break;
    const interpreter = await acquire();
    const context = { clock, isOutOfTime, observer: observeFrom(outcomes.length, observer) };
    outcomes.push(...(await runUntilStopped({ ...request, inputs }, interpreter, context)));
  }
  return { outcomes: [...outcomes, ...leaveOut(request, outcomes, isOutOfTime())] };
}
