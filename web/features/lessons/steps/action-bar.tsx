import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { StepFragment } from '../../../graphql/__generated__/operations.ts';
import { paths } from '../../../paths.ts';
import { Button, type ButtonKind, ButtonLink } from '../../../ui/button.tsx';
import { EndOfLesson } from './end-of-lesson.tsx';
import { EXERCISE_WORDS, exerciseOf } from './exercise-answer.ts';
import styles from './lesson.module.css';
import type { OpenLesson } from './open-lesson.ts';
import { isDone } from './step-wire.tsx';

/** The button that checks the exercise. */
export interface Check {
  isBusy: boolean;
  /** Whether there is something to check. */
  isReady: boolean;
  /** Whether the last answer was wrong. */
  isRetry: boolean;
}

interface ActionBarProps {
  lesson: OpenLesson;
  step: StepFragment;
  /** The form of the exercise. */
  formId: string;
  /** Null if the step has no exercise, or it's solved. */
  check: Check | null;
}

/** The bar at the lower edge: back, and the one thing that comes next. */
export function ActionBar({ lesson, step, formId, check }: ActionBarProps) {
  const { steps } = lesson;
  const index = steps.findIndex(({ id }) => id === step.id);
  const previous = steps[index - 1];
  const next = steps[index + 1];
  // An exercise is done once its solution was shown, and can be solved all the same.
  const isLeft = check !== null && !isDone(step);
  const forward = useRef<HTMLSpanElement>(null);
  useFocusAfterCheck(forward, check !== null);
  return (
    <div className={styles.bar}>
      <div>
        {previous !== undefined && (
          <ButtonLink to={paths.lessonStep(lesson.id, previous.slug)}>Previous</ButtonLink>
        )}
        <span className="label">
          Step {index + 1} of {steps.length}
        </span>
        <span ref={forward} className={styles.forward}>
          {isLeft && next !== undefined && (
            <ButtonLink kind="quiet" to={paths.lessonStep(lesson.id, next.slug)}>
              Skip
            </ButtonLink>
          )}
          {check !== null && (
            <CheckButton check={check} formId={formId} kind={isLeft ? 'primary' : 'secondary'} />
          )}
          {!isLeft && <WayOn lesson={lesson} next={next} />}
        </span>
      </div>
    </div>
  );
}

/** Moves the focus from the button that checks to what comes next, which takes its place. */
export function useFocusAfterCheck(
  forward: RefObject<HTMLElement | null>,
  isChecking: boolean,
): void {
  const wasChecking = useRef(isChecking);
  useLayoutEffect(() => {
    const hasLostFocus = document.activeElement === document.body;
    if (wasChecking.current && !isChecking && hasLostFocus) {
      forward.current?.querySelector<HTMLElement>(':scope > :last-child')?.focus();
    }
    wasChecking.current = isChecking;
  }, [forward, isChecking]);
}

interface CheckButtonProps extends Pick<ActionBarProps, 'formId'> {
  check: Check;
  kind: ButtonKind;
}

function CheckButton({ check: { isBusy, isReady, isRetry }, formId, kind }: CheckButtonProps) {
  return (
    <Button type="submit" form={formId} kind={kind} isBusy={isBusy} disabled={!isReady}>
      {isRetry ? 'Check again' : 'Check'}
    </Button>
  );
}

function WayOn({ lesson, next }: { lesson: OpenLesson; next: StepFragment | undefined }) {
  if (next === undefined) return <EndOfLesson lesson={lesson} />;
  return (
    <ButtonLink kind="primary" to={paths.lessonStep(lesson.id, next.slug)}>
      Next step: {wordOf(next)}
    </ButtonLink>
  );
}

function wordOf(step: StepFragment): string {
  const exercise = exerciseOf(step);
  return exercise === null ? 'read' : EXERCISE_WORDS[exercise.kind].word.toLowerCase();
}
