import type { CaseOutcome } from '../../sandbox/contract.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import type { Recording } from '../../sandbox/recording/recording.ts';

/** What was recorded, and what it is compared with. */
export interface RecordedTest {
  name: string;
  /** `solution.py` by default. */
  fileName?: string | undefined;
  code: string;
  isFunction: boolean;
  recording: Recording;
  /** The network that it ran in, which names its hosts; null for none. */
  lab: LabScenario | null;
  /** The result of the run that was recorded. */
  outcome: Pick<CaseOutcome, 'stdout'>;
  /** What the run before it printed or returned; null if that is unknown. */
  originalStdout: string | null;
  /** Null if nothing is expected. */
  expectedStdout: string | null;
}
