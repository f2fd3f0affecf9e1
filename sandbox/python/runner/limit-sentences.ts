import {
  MAX_MEMORY_BYTES,
  MAX_SOURCE_BYTES,
  type RunLimits,
  type RunStatus,
} from '../../contract.ts';

const inSeconds = (milliseconds: number): string =>
  milliseconds === 1000 ? '1 second' : `${milliseconds / 1000} seconds`;

const inKilobytes = (bytes: number): string =>
  bytes < 1024 ? `${bytes} bytes` : `${Math.floor(bytes / 1024)} KB`;

const atLine = (line: number | undefined): string =>
  line === undefined ? '' : `, in line ${line}`;

/**
 * Returns the message for learners about the limit that ended a case.
 *
 * @param line the line that ran, from 1; undefined if it is unknown
 * @returns null if the status isn't caused by a limit
 */
export function limitSentence(status: RunStatus, limits: RunLimits, line?: number): string | null {
  switch (status) {
    case 'TIME_LIMIT':
      return `Stopped after ${inSeconds(limits.wallMs)}, the time limit${atLine(line)}. Look for an endless loop or for work that can be avoided.`;
    case 'MEMORY_LIMIT':
      return `Stopped: the program needed more than ${MAX_MEMORY_BYTES / 2 ** 20} MB of memory. Look for a list or a string that keeps growing.`;
    case 'OUTPUT_LIMIT':
      return `Stopped: the output exceeded ${inKilobytes(limits.outputBytes)}. Look for a print inside an endless loop.`;
    case 'CRASHED':
      return 'The Python interpreter crashed while running this program. The usual cause is values nested thousands of levels deep.';
    case 'FINISHED':
    case 'ERROR':
      return null;
  }
}

const REASONS: Record<RunStatus, string> = {
  FINISHED: 'stopped',
  ERROR: 'stopped',
  TIME_LIMIT: 'stopped at the time limit',
  MEMORY_LIMIT: 'stopped at the memory limit',
  OUTPUT_LIMIT: 'stopped at the output limit',
  CRASHED: 'ended by a crash',
};

/** Returns the message for learners about an input that was skipped after earlier inputs were stopped. */
export function notRunSentence(status: RunStatus): string {
  return `Not run: the program was ${REASONS[status]} on several earlier inputs.`;
}

/** The message for learners about an input that was skipped because an earlier one took all its time. */
export const LOOP_SENTENCE =
  'Not run: the program reached the time limit on an earlier input. Fix that first.';

/** The message for learners about an input for which no interpreter was ready in time. */
export const LATE_SENTENCE =
  "Not run: Python didn't start in time, because this machine is too busy. Run the program again.";

/** The message for learners about a program that made room for others. */
export const BUSY_SENTENCE =
  'Stopped early: the lab is busy, and others are waiting for their turn. Run the program again in a moment. Programs of learners with an account are not stopped early.';

/** Returns the message for learners about code that is too long. */
export function sourceLimitSentence(bytes: number): string {
  return `Not run: the code has ${bytes} bytes. The limit is ${inKilobytes(MAX_SOURCE_BYTES)}. Shorten it.`;
}

/** The message for learners about an input that was skipped because of a syntax error. */
export const UNREADABLE_SENTENCE = 'Not run: Python cannot read the program. See the first test.';

/** Returns the message for learners about an input that was skipped because earlier inputs took too long. */
export function outOfTimeSentence(totalMilliseconds: number): string {
  return `Not run: the earlier inputs took ${inSeconds(totalMilliseconds)} in total, which is the limit for one run. Look for work that can be avoided.`;
}
