import type { CaseOutcome, RunRequest } from '../../contract.ts';
import { createCaseFollower } from './case-follower.ts';
import { stoppedBy } from './case-report.ts';
import type { CaseReport, Interpreter } from './interpreter.ts';

/** How long after its time a case may still be heard: its last words may wait in a queue. */
const LAST_WORDS_MS = 50;

/** A timer that is set anew for every case. */
function createAlarm(ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => clearTimeout(timer);
  return {
    clear,
    set(milliseconds: number): void {
      clear();
      timer = setTimeout(() => {
        timer = setTimeout(ring, LAST_WORDS_MS);
      }, milliseconds);
    },
  };
}

/**
 * Gives an interpreter a request and ends it afterwards.
 *
 * @param interpreter one that has booted
 * @param isOutOfTime asked before every input but the first: whether the request has had all of its time
 * @returns outcomes in the order of the inputs: one per input, or fewer when the last one stopped it
 */
export function runUntilStopped(
  request: RunRequest,
  interpreter: Interpreter,
  isOutOfTime: () => boolean,
): Promise<readonly CaseOutcome[]> {
  const { code, entry, inputs, lab, limits } = request;
  return new Promise((resolve) => {
    const follower = createCaseFollower(request);
    const { outcomes } = follower;
    let isDone = false;
    const finish = (): void => {
      isDone = true;
      alarm.clear();
      interpreter.kill();
      resolve(outcomes);
    };
    const stop = (report: CaseReport): void => {
      follower.stop(report);
      finish();
    };
    const alarm = createAlarm(() =>
      stop(stoppedBy(follower.isCaseOpen() ? 'TIME_LIMIT' : 'CRASHED')),
    );
    alarm.set(limits.wallMs);
    interpreter.begin({ code, entry, inputs, lab, outputBytes: limits.outputBytes }, (event) => {
      if (isDone) return;
      const reason = follower.follow(event);
      if (reason !== null) stop(reason);
      else if (outcomes.length === inputs.length) finish();
      else if (outcomes.length > 0 && isOutOfTime()) finish();
      else if (event.kind === 'started') alarm.set(limits.wallMs);
    });
  });
}
