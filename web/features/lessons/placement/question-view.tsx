import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TAKES_FOCUS } from '../../../ui/take-focus.ts';
import { isComplete } from '../steps/exercise-answer.ts';
import { ExerciseCard } from '../steps/exercise-card.tsx';
import styles from '../steps/lesson.module.css';
import { type OpenAttempt, type Question, useQuestion } from './use-question.ts';

interface QuestionViewProps {
  attempt: OpenAttempt;
  question: Question;
  /** How many answers decide. */
  answersNeeded: number;
}

/** One question of an attempt, and the bar to answer or skip it. */
export function QuestionView({ attempt, question, answersNeeded }: QuestionViewProps) {
  const { number, exercise, lab, lesson } = question;
  const formId = useId();
  const reply = useQuestion(attempt.id, question);
  return (
    <>
      <article className={styles.step}>
        <div className={styles.text}>
          <h2 {...TAKES_FOCUS}>Question {number}</h2>
          <p>From the lesson {lesson.title}.</p>
          <p className="quiet">
            Each question takes one answer. You see which ones were right at the end.
          </p>
        </div>
        <div className={styles.work}>
          <ExerciseCard {...{ exercise, lab, formId }} attempt={reply} isSolved={false} />
        </div>
      </article>
      <div className={styles.bar}>
        <div>
          <span className="label">
            {attempt.answered} of {answersNeeded} answered
          </span>
          <span className={styles.forward}>
            {attempt.skipsLeft > 0 && (
              <Button kind="quiet" onClick={reply.skip}>
                Skip, {attempt.skipsLeft} left
              </Button>
            )}
            <Button
              type="submit"
              form={formId}
              kind="primary"
              isBusy={reply.isBusy}
              disabled={!isComplete(exercise.kind, reply.answer)}
            >
              Answer
            </Button>
          </span>
        </div>
      </div>
    </>
  );
}
