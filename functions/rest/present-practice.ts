import type { z } from '@hono/zod-openapi';
import type { Exercise, LessonBlock, LessonProgram } from '../../domain/exercise.ts';
import type { ExerciseCaseResult } from '../../domain/grade-exercise.ts';
import type { AnsweredExercise } from '../services/exercises.ts';
import type {
  LessonPracticeView,
  LessonStepView,
  StepProgressView,
} from '../services/lesson-practice.ts';
import { presentAchievement } from './presenters.ts';
import type * as schemas from './practice-schemas.ts';

type Shape<Name extends keyof typeof schemas> = z.input<(typeof schemas)[Name]>;
type Block = Shape<'lessonSteps'>['steps'][number]['blocks'][number];
type Practiced = Shape<'stepVisitResult'>;

function presentProgram({ fileName, caption, code, stdin, output }: LessonProgram) {
  return { file_name: fileName, caption, code, stdin, output };
}

/** Returns an exercise of a lesson. */
export function presentExercise(exercise: Exercise) {
  return {
    id: exercise.id,
    kind: exercise.kind,
    is_key: exercise.isKey,
    question: exercise.question.markdown,
    program: exercise.program && presentProgram(exercise.program),
    options: exercise.options,
    is_many: exercise.isMany,
    lines: exercise.lines,
    must_indent: exercise.mustIndent,
    max_changed_lines: exercise.maxChangedLines,
    cases: exercise.cases,
    reviews: exercise.reviews,
    table: exercise.table,
  };
}

function presentBlock(block: LessonBlock): Block {
  switch (block.kind) {
    case 'prose':
      return { type: 'prose', html: block.html };
    case 'program':
      return { type: 'program', ...presentProgram(block.program) };
    case 'exercise':
      return { type: 'exercise', ...presentExercise(block.exercise) };
  }
}

function presentProgress(progress: StepProgressView): Practiced['progress'] {
  return {
    state: progress.state,
    tries: progress.tries,
    can_show_solution: progress.canShowSolution,
    code: progress.code,
    first_at: progress.firstAt.toISOString(),
    last_at: progress.lastAt.toISOString(),
    active_seconds: progress.activeSeconds,
  };
}

function presentPractice(practice: LessonPracticeView): Practiced['practice'] {
  return {
    solved: practice.solved,
    shown: practice.shown,
    total: practice.total,
    is_practiced: practice.isPracticed,
    practiced_at: practice.practicedAt?.toISOString() ?? null,
  };
}

/** Returns the steps of a lesson with the learner's progress. */
export function presentSteps(
  steps: readonly LessonStepView[],
  practice: LessonPracticeView,
  resumeStep: LessonStepView | null,
): Shape<'lessonSteps'> {
  return {
    steps: steps.map(({ id, title, blocks, progress }) => ({
      id,
      title,
      blocks: blocks.map(presentBlock),
      progress: progress && presentProgress(progress),
    })),
    practice: presentPractice(practice),
    resume_step_id: resumeStep?.id ?? null,
  };
}

/** Returns what a change of a step led to. @throws {Error} if the learner hasn't seen the step */
export function presentChangedStep(
  { progress }: Pick<LessonStepView, 'progress'>,
  practice: LessonPracticeView,
): Practiced {
  if (!progress) throw new Error('A changed step has no progress.');
  return { progress: presentProgress(progress), practice: presentPractice(practice) };
}

/** Returns the results of the cases of an exercise. */
export function presentCases(cases: readonly ExerciseCaseResult[]) {
  return cases.map((one) => ({
    is_hidden: one.isHidden,
    success: one.isPassed,
    input: one.input,
    expected: one.expected,
    actual: one.actual,
    error: one.error,
  }));
}

/** Returns the result of an answer. */
export function presentAnswer(
  answered: AnsweredExercise,
  practice: LessonPracticeView,
): Shape<'exerciseResult'> {
  return {
    ...presentChangedStep(answered.step, practice),
    achievements_earned: answered.achievementsEarned.map(presentAchievement),
    is_solved: answered.isSolved,
    tries: answered.tries,
    feedback_html: answered.feedbackHtml,
    output: answered.output,
    error: answered.error,
    cases: presentCases(answered.cases),
    can_show_solution: answered.canShowSolution,
  };
}
