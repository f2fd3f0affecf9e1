import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TAKES_FOCUS } from '../../../ui/take-focus.ts';
import { areLeftOnesOptional, exercisesLeft } from '../lesson-words.ts';
import { useCompleteLesson } from '../use-complete-lesson.ts';
import { exerciseOf } from './exercise-answer.ts';
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

/** Completes the lesson or, once it's completed, leads to what follows. */
function WayOn({ lesson: { id, state }, children }: WayOnProps) {
  const { path, words, isLoading } = useWhatFollows(id);
  const { complete, alert, isBusy } = useCompleteLesson(id, () => undefined);
  return (
    <>
      {alert !== null && (
        <Notice tone="fail" role="alert">
          {alert}
        </Notice>
      )}
      {children}
      {state === 'COMPLETED' ? (
        <ButtonLink kind="primary" to={path}>
          {isLoading ? 'Continue' : words}
        </ButtonLink>
      ) : (
        <Button kind="primary" isBusy={isBusy} onClick={complete}>
          Complete lesson
        </Button>
      )}
    </>
  );
}

interface LessonSummaryProps extends EndOfLessonProps {
  /** The lesson's place on the path, from 1. */
  position: number;
}

/** Brings the summary into view if it takes the focus: it appears below the last exercise. */
function showSummary(heading: HTMLElement | null): void {
  TAKES_FOCUS.ref(heading);
  if (document.activeElement === heading) heading?.scrollIntoView({ block: 'center' });
}

/** What the learner has done in a completed lesson, and why what follows comes next. It takes the focus when it appears. */
export function LessonSummary({ lesson, position }: LessonSummaryProps) {
  const { words, reading, reasons, isLoading } = useWhatFollows(lesson.id);
  const { solved, shown, total } = lesson.practice;
  const exercises = `${solved} of ${total} exercises solved`;
  return (
    <Notice tone="signal">
      <h2 {...TAKES_FOCUS} ref={showSummary}>
        Lesson {position} is done
      </h2>
      <p>
        {lesson.title}: {exercises}
        {shown > 0 && `, ${shown} shown`}. {lesson.description}
      </p>
      <p>
        <strong>{isLoading ? 'Looking for what comes next' : words}</strong>
        {reading !== null && `, ${reading}`}
        {reasons.map((reason) => `. ${reason}`)}.
      </p>
    </Notice>
  );
}
