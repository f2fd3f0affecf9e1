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
  challenge: Pick<WorkspaceChallengeFragment, 'id' | 'title' | 'entry' | 'lab' | 'samples'>;
}

/** Runs a test again with a recording, in this browser or on the server, and opens it. */
export function StepThrough({ test, index, code, challenge }: StepThroughProps) {
  const { title: subject, lab, entry } = challenge;
  const { name, stdin, isPassed, expectedStdout: expected, actualStdout: originalStdout } = test;
  if (stdin === null) return null;
  const isFunction = entry.kind === 'FUNCTION';
  const asksWhy = !isPassed;
  const run = {
    ...{ name, subject, code, lab, isFunction, stdin, expected, originalStdout, asksWhy },
  };
  return (
    <div className={styles.recordings}>
      <RecordHere run={run} />
      <RecordOnServer {...{ challenge, index, run }} />
    </div>
  );
}

/** Records a run in this browser, wherever it ran before. Shows nothing if this browser can't record. */
export function RecordHere({ run }: { run: RecordableRun }) {
  const { canRecord, activity, localProgress } = useExecution();
  const record = useRecord();
  if (!canRecord()) return null;
  return (
    <RecordButton
      label={run.asksWhy === true ? 'Why did this fail?' : 'Step through'}
      icon={run.asksWhy === true ? 'flag' : 'next'}
      disabled={activity !== null}
      loading={localProgress}
      record={() => record(run)}
    />
  );
}
