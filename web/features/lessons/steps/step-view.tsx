import { useId } from 'react';
import type { LabScenario } from '../../../../sandbox/lab/scenario.ts';
import type { ExerciseFragment, StepFragment } from '../../../graphql/__generated__/operations.ts';
import { TAKES_FOCUS } from '../../../ui/take-focus.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { ActionBar, type Check } from './action-bar.tsx';
import { exerciseOf, isComplete, openingAnswer } from './exercise-answer.ts';
import { ExerciseCard } from './exercise-card.tsx';
import textStyles from '../lesson-text.module.css';
import styles from './lesson.module.css';
import type { OpenLesson } from './open-lesson.ts';
import { ProgramBlock } from './program-block.tsx';
import { type ExerciseAttempt, useExercise } from './use-exercise.ts';
import { useStepVisit } from './use-step-visit.ts';

interface StepViewProps {
  lesson: OpenLesson;
  step: StepFragment;
}

/**
 * One step of a lesson, and the bar with what comes next. On a wide screen, the text is to the left of what there is to
 * do; on a narrow one, they alternate in the author's order.
 */
export function StepView({ lesson, step }: StepViewProps) {
  const formId = useId();
  const exercise = exerciseOf(step);
  const isSolved = step.progress?.state === 'SOLVED';
  const takeSeconds = useStepVisit(step.id);
  const attempt = useExercise(exercise, {
    opening: {
      answer: exercise === null ? [] : openingAnswer(exercise, step.progress?.code ?? null),
      isSolved,
    },
    takeSeconds,
  });
  const exercises = lesson.steps.filter((one) => exerciseOf(one) !== null);
  const place = `${exercises.indexOf(step) + 1} of ${exercises.length}`;
  const blocks = step.blocks.map((block, order) => ({
    block,
    order,
    isWork: block.__typename !== 'LessonProse',
  }));
  const show = ({ block, order }: (typeof blocks)[number]) => (
    <Block key={order} block={block} lab={lesson.lab} {...{ attempt, formId, isSolved, place }} />
  );
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  const isOnTheLeft = ({ isWork }: (typeof blocks)[number]): boolean => isNarrow || !isWork;
  return (
    <>
      <article className={styles.step}>
        <div className={styles.text}>
          <h2 {...TAKES_FOCUS}>{step.title}</h2>
          {blocks.filter(isOnTheLeft).map(show)}
        </div>
        {!isNarrow && (
          <div className={styles.work}>{blocks.filter(({ isWork }) => isWork).map(show)}</div>
        )}
      </article>
      <ActionBar
        lesson={lesson}
        step={step}
        formId={formId}
        check={exercise === null || isSolved ? null : checkOf(exercise, attempt)}
      />
    </>
  );
}

function checkOf({ kind }: ExerciseFragment, { answer, isBusy, result }: ExerciseAttempt): Check {
  return { isBusy, isReady: isComplete(kind, answer), isRetry: result !== null };
}

interface BlockProps {
  block: StepFragment['blocks'][number];
  lab: LabScenario | null;
  attempt: ExerciseAttempt;
  formId: string;
  isSolved: boolean;
  place: string;
}

function Block({ block, lab, ...exercise }: BlockProps) {
  switch (block.__typename) {
    case 'LessonProse':
      return (
        <div
          className={`${textStyles.prose} ${styles.prose}`}
          dangerouslySetInnerHTML={{ __html: block.html }}
        />
      );
    case 'LessonProgram':
      return <ProgramBlock program={block} lab={lab} />;
    case 'Exercise':
      return <ExerciseCard exercise={block} lab={lab} {...exercise} />;
  }
}
