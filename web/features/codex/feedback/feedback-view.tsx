import type {
  FeedbackFragment,
  WorkspaceChallengeFragment,
} from '../../../graphql/__generated__/operations.ts';
import { messages } from '../../../messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Packet } from '../../../ui/packet.tsx';
import resultStyles from '../results.module.css';
import { FailingCaseRow } from './failing-case.tsx';
import { changeWords, tallyWords, titlesAlone } from './feedback-words.ts';
import styles from './feedback.module.css';
import { ShowSolution } from './show-solution.tsx';

interface FeedbackViewProps {
  feedback: FeedbackFragment;
  challenge: WorkspaceChallengeFragment;
  /** The source that was submitted. */
  code: string;
  /** Whether it's the learner's last submission, so that what comes next is of use. */
  isLatest: boolean;
}

/** Help after a submission that failed: advice first, then the tally, and the failing cases as far as they are shown. */
export function FeedbackView({ feedback, challenge, code, isLatest }: FeedbackViewProps) {
  const { cases, practiceCase, nextHelp } = feedback;
  const changes = changeWords(feedback);
  return (
    <section className={styles.feedback} aria-label="Feedback">
      {feedback.advice !== null && <Advice advice={feedback.advice} />}
      <div className={styles.tally}>
        <h3>
          <Packet state="failed" /> {tallyWords(feedback)}
        </h3>
        {changes !== null && <p>{changes}</p>}
      </div>
      <ul className={styles.cases} aria-label="Failing hidden cases">
        {cases.map((failing, index) => (
          <FailingCaseRow
            key={failing.name}
            failing={failing}
            challenge={challenge}
            code={code}
            isOpenFirst={index === 0}
          />
        ))}
        {titlesAlone(feedback).map((title) => (
          <li key={title} className={resultStyles.waiting}>
            <Packet state="failed" />
            <Badge tone="fail">{messages.testFailed}</Badge>
            <span className={resultStyles.name}>{title}</span>
          </li>
        ))}
      </ul>
      {practiceCase !== null && (
        <ul className={styles.cases} aria-label="A failing case for practice">
          <FailingCaseRow
            failing={practiceCase}
            challenge={challenge}
            code={code}
            note="for practice, never graded"
            isOpenFirst={cases.length === 0}
          />
        </ul>
      )}
      {isLatest && nextHelp !== null && (
        <p className={styles.next}>
          <Packet state="open" /> {nextHelp}
        </p>
      )}
      {isLatest && <ShowSolution challenge={challenge} feedback={feedback} />}
    </section>
  );
}

/** What the learner probably mixed up. It's an author's text, shown as such. */
function Advice({ advice: { text, isExact, caseName } }: { advice: FeedbackAdvice }) {
  return (
    <Notice tone="warn">
      <p>
        <strong>
          {isExact ? 'This is a known mix-up:' : 'It looks as if this is a known mix-up:'}
        </strong>{' '}
        {text}
      </p>
      {caseName !== null && <p>The case that shows it: {caseName}.</p>}
    </Notice>
  );
}

type FeedbackAdvice = NonNullable<FeedbackFragment['advice']>;
