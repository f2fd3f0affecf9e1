import { type ReactNode, useId, useRef } from 'react';
import type { LabScenario } from '../../../../sandbox/lab/scenario.ts';
import type { ExerciseFragment } from '../../../graphql/__generated__/operations.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusAfterCheck } from '../steps/action-bar.tsx';
import { isComplete } from '../steps/exercise-answer.ts';
import { ExerciseCard } from '../steps/exercise-card.tsx';
import styles from '../steps/lesson.module.css';
import type { ExerciseAttempt } from '../steps/use-exercise.ts';

interface ProblemViewProps {
  exercise: ExerciseFragment;
  lab: LabScenario | null;
  attempt: ExerciseAttempt;
  isSolved: boolean;
  /** Whether a first answer was wrong. */
  isRetry: boolean;
  /** What stands to the left of the exercise. */
  about: ReactNode;
  /** The state of the problem, in the bar. */
  reading: string;
  /** What follows once nothing counts anymore; null before. */
  onwards: ReactNode;
}

/** One exercise with its description, and the bar with what comes next. */
export function ProblemView(props: ProblemViewProps) {
  const { exercise, lab, attempt, isSolved, isRetry, about, reading, onwards } = props;
  const formId = useId();
  const forward = useRef<HTMLSpanElement>(null);
  useFocusAfterCheck(forward, onwards === null);
  return (
    <>
      <article className={styles.step}>
        <div className={styles.text}>{about}</div>
        <div className={styles.work}>
          <ExerciseCard {...{ exercise, lab, attempt, formId, isSolved }} />
        </div>
      </article>
      <div className={styles.bar}>
        <div>
          <span className="label">{reading}</span>
          <span ref={forward} className={styles.forward}>
            {onwards ?? (
              <Button
                type="submit"
                form={formId}
                kind="primary"
                isBusy={attempt.isBusy}
                disabled={!isComplete(exercise.kind, attempt.answer)}
              >
                {isRetry ? 'Check again' : 'Check'}
              </Button>
            )}
          </span>
        </div>
      </div>
    </>
  );
}

/** Says how many answers still count. */
export function triesWords(triesLeft: number): string {
  return triesLeft === 1 ? '1 try left' : `${triesLeft} tries left`;
}
