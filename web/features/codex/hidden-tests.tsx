import { tallyOf, type TestReport } from '../../execution/execution-report.ts';
import { messages } from '../../messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Packet } from '../../ui/packet.tsx';
import styles from './results.module.css';

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
          Hidden tests run when you submit. They say only whether they passed.
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
