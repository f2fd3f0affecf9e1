import type { CaseOutcome } from '../../sandbox/contract.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import type { RecordedPlace } from '../../sandbox/recording/record-case.ts';
import type { Recording } from '../../sandbox/recording/recording.ts';

/** What was recorded, and what it is compared with. */
export interface RecordedTest {
  name: string;
  /** What the test belongs to: the title of a challenge. */
  subject?: string | undefined;
  /** `solution.py` by default. */
  fileName?: string | undefined;
  code: string;
  isFunction: boolean;
  recording: Recording;
  /** The network that it ran in, which names its hosts; null for none. */
  lab: LabScenario | null;
  /** The result of the run that was recorded. Its time is absent if it is unknown. */
  outcome: Pick<CaseOutcome, 'stdout'> & Partial<Pick<CaseOutcome, 'seconds'>>;
  /** What the run before it printed or returned; null if that is unknown. */
  originalStdout: string | null;
  /** Null if nothing is expected. */
  expectedStdout: string | null;
  /** Whether it opens where it failed; false by default. */
  asksWhy?: boolean | undefined;
  /** The line that it begins with, if it was recorded for that line. */
  line?: number | undefined;
  /** Records another part of the run. It never rejects. Absent if only this part can be had. */
  recordFrom?: (place: RecordedPlace) => Promise<RecordedTest | string>;
}
