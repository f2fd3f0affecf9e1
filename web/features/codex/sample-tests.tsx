import {
  type ExecutionReport,
  tallyOf,
  type TestReport,
} from '../../execution/execution-report.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { messages } from '../../messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Packet } from '../../ui/packet.tsx';
import { sharedSyntaxError } from './results-words.ts';
import styles from './results.module.css';
import { TestRow, WaitingRow } from './test-row.tsx';

interface HiddenTestsProps {
  tests: readonly TestReport[];
  isSubmission: boolean;
}

/** The hidden tests. They show only whether they passed. */
export function HiddenTests({ tests, isSubmission }: HiddenTestsProps) {
  if (!isSubmission) {
    return (
      <li className={styles.waiting}>
        <Packet state="locked" />
        <span className="label">
          Hidden tests run when you submit. If some fail, you see more with each attempt.
        </span>
      </li>
    );
  }
  if (tests.length === 0) return null;
  const { passed, total } = tallyOf(tests);
  const isPassed = passed === total;
  return (
    <li className={styles.waiting}>
      <Packet state={isPassed ? 'done' : 'failed'} />
      <Badge tone={isPassed ? 'signal' : 'fail'}>
        {isPassed ? messages.testPassed : messages.testFailed}
      </Badge>
      <span className={styles.name}>Hidden tests</span>
      <span className="label">
        {passed} of {total} passed
      </span>
    </li>
  );
}

/** How many failed tests are initially open. */
const OPEN_FAILURES = 2;

interface SampleTestsProps {
  report: ExecutionReport;
  challenge: WorkspaceChallengeFragment;
}

/** The tests that a learner can see, those that failed first, and the hidden ones as one row. */
export function SampleTests({ report, challenge }: SampleTestsProps) {
  const { tests, code, isSubmission } = report;
  const isUnreadable = sharedSyntaxError(report) !== null;
  const visible = tests.filter((test) => !test.isHidden).map((test, index) => ({ test, index }));
  const rows = visible.toSorted((a, b) => Number(a.test.isPassed) - Number(b.test.isPassed));
  return (
    <ul>
      {rows.map(({ test, index }, place) =>
        // A program that Python can't read ran on no test.
        isUnreadable ? (
          <WaitingRow key={index} name={test.name} state="left out" />
        ) : (
          <TestRow
            key={index}
            test={test}
            index={index}
            code={code}
            challenge={challenge}
            isOpenFirst={!test.isPassed && place < OPEN_FAILURES}
          />
        ),
      )}
      <HiddenTests tests={tests.filter((test) => test.isHidden)} isSubmission={isSubmission} />
    </ul>
  );
}
