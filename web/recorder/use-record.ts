import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import type { RecordedPlace } from '../../sandbox/recording/record-case.ts';
import type { RecordedCase } from '../../sandbox/recording/recording.ts';
import { type RecordedInput, useExecution } from '../execution/execution-value.ts';
import { NOT_RECORDED } from './record-button.tsx';
import type { RecordedTest } from './recorded-test.ts';

/** What is recorded, and what it is compared with. */
export interface RecordableRun extends RecordedInput {
  name: string;
  /** What the run belongs to: the title of a challenge. */
  subject?: string;
  /** `solution.py` by default. */
  fileName?: string;
  code: string;
  /** The network that it runs in; null for none. */
  lab: LabScenario | null;
  isFunction: boolean;
  /** What the run before it printed or returned; null if that is unknown. */
  originalStdout: string | null;
  /** Whether the recording opens where the run failed; false by default. */
  asksWhy?: boolean;
}

/** Returns what the recorder shows of a recorded run, or a sentence if nothing was recorded. */
export function recordedTest(
  run: RecordableRun,
  { outcome, recording }: Pick<RecordedTest, 'outcome'> & Pick<RecordedCase, 'recording'>,
): RecordedTest | string {
  const line = run.place?.line;
  if (recording === null || recording.steps.length === 0) return NOT_RECORDED;
  const { name, subject, fileName, code, lab, isFunction, originalStdout, asksWhy } = run;
  const shown = { name, subject, fileName, code, isFunction, lab, originalStdout, asksWhy, line };
  return { ...shown, expectedStdout: run.expected, recording, outcome };
}

/** Returns a function that records a run in this browser, for a {@link RecordButton}. */
export function useRecord(): (run: RecordableRun) => Promise<RecordedTest | string> {
  const { recordCase } = useExecution();
  const record = async (run: RecordableRun): Promise<RecordedTest | string> => {
    try {
      const recorded = recordedTest(run, await recordCase(run.code, run));
      if (typeof recorded === 'string') return recorded;
      const recordFrom = (place: RecordedPlace) => record({ ...run, asksWhy: false, place });
      return { ...recorded, recordFrom };
    } catch (error) {
      // Python couldn't be loaded, or the code isn't allowed.
      return error instanceof Error ? error.message : NOT_RECORDED;
    }
  };
  return record;
}
