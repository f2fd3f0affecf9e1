import type { ReactNode } from 'react';
import { CodeWords } from '../../../execution/code-words.tsx';
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
  /** What follows the advice. */
  children?: ReactNode;
}

/** Help after a submission that failed: advice first, then the tally, and the failing cases as far as they are shown. */
export function FeedbackView(props: FeedbackViewProps) {
  const { feedback, challenge, code, isLatest, children } = props;
  const { practiceCase, nextHelp } = feedback;
  const cases = casesOf(feedback);
  const changes = changeWords(feedback);
  return (
    <section className={styles.feedback} aria-label="Feedback">
      {feedback.advice !== null && (
        <Advice advice={feedback.advice} isCaseShown={isCaseShown(feedback, challenge)} />
      )}
      {children}
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
function Advice({ advice: { text, isExact, caseName }, isCaseShown: isShown }: AdviceProps) {
  return (
    <Notice tone="warn">
      <p>
        <strong>
          {isExact ? 'This is a known mix-up:' : 'It looks as if this is a known mix-up:'}
        </strong>{' '}
        <CodeWords text={text} />
      </p>
      {caseName !== null && isShown && <p>The case that shows it: {caseName}.</p>}
    </Notice>
  );
}

interface AdviceProps {
  advice: NonNullable<FeedbackFragment['advice']>;
  /** Whether the page shows the case that the advice is about. */
  isCaseShown: boolean;
}

/** The case that the advice is about comes first, and is open. */
function casesOf({ advice, cases }: FeedbackFragment): FeedbackFragment['cases'] {
  const named = advice?.caseName ?? null;
  return cases.toSorted((one, other) => Number(other.name === named) - Number(one.name === named));
}

function isCaseShown(
  { advice, cases, failingTitles, practiceCase }: FeedbackFragment,
  { samples }: Pick<WorkspaceChallengeFragment, 'samples'>,
): boolean {
  const shown = [...cases, ...samples, ...(practiceCase === null ? [] : [practiceCase])];
  const names = [...failingTitles, ...shown.map(({ name }) => name)];
  return names.some((name) => name === advice?.caseName);
}
