import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import type { RecordedCase } from '../../sandbox/recording/recording.ts';
import { type RecordedInput, useExecution } from '../execution/execution-value.ts';
import { NOT_RECORDED } from './record-button.tsx';
import type { RecordedTest } from './recorded-test.ts';

/** What is recorded, and what it is compared with. */
export interface RecordableRun extends RecordedInput {
  name: string;
  /** `solution.py` by default. */
  fileName?: string;
  code: string;
  /** The network that it runs in; null for none. */
  lab: LabScenario | null;
  isFunction: boolean;
  /** What the run before it printed or returned; null if that is unknown. */
  originalStdout: string | null;
}

/** Returns what the recorder shows of a recorded run, or a sentence if nothing was recorded. */
export function recordedTest(
  { name, fileName, code, lab, isFunction, originalStdout, expected }: RecordableRun,
  { outcome, recording }: Pick<RecordedTest, 'outcome'> & Pick<RecordedCase, 'recording'>,
): RecordedTest | string {
  if (recording === null || recording.steps.length === 0) return NOT_RECORDED;
  const compared = { originalStdout, expectedStdout: expected };
  return { name, fileName, code, isFunction, lab, recording, outcome, ...compared };
}

/** Returns a function that records a run in this browser, for a {@link RecordButton}. */
export function useRecord(): (run: RecordableRun) => Promise<RecordedTest | string> {
  const { recordCase } = useExecution();
  return async (run) => {
    try {
      return recordedTest(run, await recordCase(run.code, run));
    } catch {
      return NOT_RECORDED;
    }
  };
}
