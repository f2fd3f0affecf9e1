import type { TestReport } from '../../execution/execution-report.ts';
import { useExecution } from '../../execution/execution-value.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { RecordButton } from '../../recorder/record-button.tsx';
import { type RecordableRun, useRecord } from '../../recorder/use-record.ts';
import { RecordOnServer } from './record-on-server.tsx';
import styles from './results.module.css';

interface StepThroughProps {
  test: TestReport;
  /** Its index among the visible ones. */
  index: number;
  /** The source that ran. */
  code: string;
  challenge: Pick<WorkspaceChallengeFragment, 'id' | 'entry' | 'lab' | 'samples'>;
}

/** Runs a test again with a recording, in this browser or on the server, and opens it. */
export function StepThrough({ test, index, code, challenge }: StepThroughProps) {
  const { lab, entry } = challenge;
  const { name, stdin, isPassed, expectedStdout: expected, actualStdout: originalStdout } = test;
  if (stdin === null) return null;
  const isFunction = entry.kind === 'FUNCTION';
  const run = { name, code, lab, isFunction, stdin, expected, originalStdout };
  return (
    <div className={styles.recordings}>
      <RecordHere run={run} isPassed={isPassed} />
      <RecordOnServer {...{ challenge, index, run }} />
    </div>
  );
}

interface RecordHereProps {
  run: RecordableRun;
  isPassed: boolean;
}

/** Shows nothing for a run on the server, or if this browser can't record. */
export function RecordHere({ run, isPassed }: RecordHereProps) {
  const { canRecord, report, activity } = useExecution();
  const record = useRecord();
  if (report?.isLocal !== true || !canRecord()) return null;
  return (
    <RecordButton
      label={isPassed ? 'Step through' : 'Why did this fail?'}
      icon={isPassed ? 'next' : 'flag'}
      disabled={activity !== null}
      record={() => record(run)}
    />
  );
}
