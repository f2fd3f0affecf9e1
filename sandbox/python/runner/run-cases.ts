import type { CaseOutcome, RunObserver, RunRequest, RunResult } from '../../contract.ts';
import type { Interpreter } from './interpreter.ts';
import { notRunSentence, outOfTimeSentence } from './limit-sentences.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { createWorkClock } from './work-clock.ts';

/** After this many interpreters had to be stopped, the remaining inputs are not tried. */
const MAX_REPLACEMENTS = 2;

/**
 * When all inputs together took this long, the remaining ones are not tried. With the last one that is, a
 * request stays below the 29 seconds that an HTTP API waits.
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

/** Counts the cases of one interpreter from those that others have ended. */
function observeFrom(first: number, { onOutput, askInput }: RunObserver): RunObserver {
  return {
    ...(onOutput && { onOutput: (text, index) => onOutput(text, first + index) }),
    ...(askInput && { askInput: (index) => askInput(first + index) }),
  };
}

/**
 * Runs every input of a request. An interpreter that a limit stopped is replaced for the inputs that are left,
 * twice at most.
 *
 * @param acquire gives an interpreter that has booted and never saw a job
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
