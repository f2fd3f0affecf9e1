import type { LabScenario } from '../../../sandbox/lab/scenario.ts';
import type { TestReport } from '../../execution/execution-report.ts';
import { useExecution } from '../../execution/execution-value.ts';
import { RecordButton } from '../../recorder/record-button.tsx';
import { useRecord } from '../../recorder/use-record.ts';

interface StepThroughProps {
  test: Pick<TestReport, 'name' | 'isPassed' | 'stdin' | 'expectedStdout' | 'actualStdout'>;
  /** The source that ran. */
  code: string;
  isFunction: boolean;
  /** The network that it runs in; null for none. */
  lab: LabScenario | null;
}

/** Runs a test again with a recording, and opens it. It shows nothing if this browser can't record. */
export function StepThrough({ test, code, isFunction, lab }: StepThroughProps) {
  const { canRecord, report, activity } = useExecution();
  const record = useRecord();
  const { name, isPassed, stdin, expectedStdout: expected, actualStdout: originalStdout } = test;
  if (stdin === null || report?.isLocal !== true || !canRecord()) return null;
  return (
    <RecordButton
      label={isPassed ? 'Step through' : 'Why did this fail?'}
      icon={isPassed ? 'next' : 'flag'}
      disabled={activity !== null}
      record={() => record({ name, code, lab, isFunction, stdin, expected, originalStdout })}
    />
  );
}
