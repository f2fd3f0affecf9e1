import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { areLeftOnesOptional, exercisesLeft } from '../lesson-words.ts';
import { useCompleteLesson } from '../use-complete-lesson.ts';
import { exerciseOf } from './exercise-answer.ts';
import styles from './lesson.module.css';
import type { OpenLesson } from './open-lesson.ts';
import { isDone } from './step-wire.tsx';
import { useWhatFollows } from './use-what-follows.ts';

interface EndOfLessonProps {
  lesson: OpenLesson;
}

/** After the last step: what is left to do, or the way on. */
export function EndOfLesson({ lesson }: EndOfLessonProps) {
  const left = lesson.steps.find((step) => exerciseOf(step) !== null && !isDone(step));
  const isOptional = areLeftOnesOptional(lesson);
  const toLeft = left && (
    <ButtonLink
      kind={isOptional ? 'secondary' : 'primary'}
      to={paths.lessonStep(lesson.id, left.slug)}
    >
      {exercisesLeft(lesson) ?? 'Back to the exercise'}
    </ButtonLink>
  );
  if (toLeft && !isOptional) return toLeft;
  return <WayOn lesson={lesson}>{toLeft}</WayOn>;
}

interface WayOnProps extends EndOfLessonProps {
  /** The way back to what is optional. */
  children: ReactNode;
}

/** Completes the lesson, unless it's completed, and leads to what follows. */
function WayOn({ lesson: { id, state }, children }: WayOnProps) {
  const navigate = useNavigate();
  const { path, words, isLoading } = useWhatFollows(id);
  const [completedId, setCompletedId] = useState<string | null>(null);
  const { complete, alert, isBusy } = useCompleteLesson(id, () => setCompletedId(id));
  const isLeaving = completedId === id;
  // The recommendation may arrive after the completion.
  useEffect(() => {
    if (isLeaving && !isLoading) void navigate(path);
  }, [isLeaving, isLoading, path, navigate]);
  return (
    <>
      {alert !== null && (
        <Notice tone="fail" role="alert">
          {alert}
        </Notice>
      )}
      {!isLoading && <span className={`label ${styles.following}`}>{words}</span>}
      {children}
      {state === 'COMPLETED' && !isLeaving ? (
        <ButtonLink kind="primary" to={path}>
          Continue
        </ButtonLink>
      ) : (
        <Button kind="primary" isBusy={isBusy || isLeaving} onClick={complete}>
          Complete and continue
        </Button>
      )}
    </>
  );
}
