import { AppError } from '../../domain/app-error.ts';
import type { Exercise, LessonStep } from '../../domain/exercise.ts';
import {
  type Answer,
  type ExerciseCaseResult,
  requireAnswer,
} from '../../domain/grade-exercise.ts';
import { canShowSolution, exerciseIn, TRIES_BEFORE_SOLUTION } from '../../domain/practice.ts';
import {
  addSeconds,
  type ChangedStep,
  changeStep,
  type ChangeRow,
  findOpenStep,
  type OpenStep,
} from './change-step.ts';
import { withTable } from './exercise-tables.ts';
import {
  type LessonStepView,
  listSteps,
  resumeStep,
  summarizePractice,
} from './lesson-practice.ts';
import { type ExerciseReference, gradeAnswer, nudge, requireKey } from './grade-answer.ts';
import type { Ports } from './ports/ports.ts';
import type { LessonStepRow } from './ports/practice.ts';
import { EXERCISE_ANSWERS, STEP_VISITS, takeTokens } from './rate-limits.ts';
import { callerOf, requireActiveLearner, type RequestContext } from './request-context.ts';

export interface AnswerInput extends ExerciseReference {
  answer: Answer;
  /** The time since the last report, in seconds. */
  activeSeconds: number;
}

export interface VisitInput {
  lessonId: string;
  stepId: string;
  /** The time since the last report, in seconds. */
  activeSeconds: number;
}

/** What an answer led to. */
export interface AnsweredExercise extends ChangedStep {
  isSolved: boolean;
  tries: number;
  feedbackHtml: string | null;
  output: string | null;
  error: string | null;
  cases: ExerciseCaseResult[];
  canShowSolution: boolean;
}

/** The longest time that one report can add, in seconds: an hour. */
const MAX_ACTIVE_SECONDS = 3_600;

function requireSeconds(seconds: number): void {
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= MAX_ACTIVE_SECONDS) return;
  throw new AppError(
    'INVALID_INPUT',
    `The active seconds must be an integer from 0 to ${MAX_ACTIVE_SECONDS}; got ${seconds}.`,
  );
}

/** An exercise of an unlocked lesson. */
interface OpenExercise extends OpenStep {
  exercise: Exercise;
}

/** @throws {AppError} NOT_FOUND, LOCKED */
async function requireExercise(
  context: RequestContext,
  { lessonId, exerciseId }: ExerciseReference,
): Promise<OpenExercise> {
  const isWanted = (step: LessonStep): boolean => exerciseIn(step)?.id === exerciseId;
  const open = await findOpenStep(context, lessonId, isWanted);
  const exercise = open && exerciseIn(open.step);
  if (exercise) return { ...open, exercise };
  throw new AppError('NOT_FOUND', `Lesson "${lessonId}" has no exercise "${exerciseId}".`);
}

/** The kinds in which learners write code that they want to find again. */
const WRITTEN: ReadonlySet<Exercise['kind']> = new Set(['fix', 'write']);

/**
 * Grades an answer and records it. Answers after the first right one change nothing but the stored code and time.
 *
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, LOCKED, INVALID_INPUT, TOO_LARGE, RATE_LIMITED,
 * EXECUTION_UNAVAILABLE
 */
async function answerExercise(
  ports: Ports,
  context: RequestContext,
  input: AnswerInput,
): Promise<AnsweredExercise> {
  const { id: learnerId } = await requireActiveLearner(context);
  requireSeconds(input.activeSeconds);
  const open = await requireExercise(context, input);
  const { exercise, lesson } = open;
  const { answer } = input;
  requireAnswer(exercise, answer);
  await takeTokens(ports, context, EXERCISE_ANSWERS);
  const key = await requireKey(ports, { ...input, learnerId });
  const { grade, feedbackHtml } = await gradeAnswer(ports, {
    lesson,
    exercise,
    key,
    answer,
    caller: callerOf(context),
  });
  const { isSolved } = grade;
  const { row, ...changed } = await changeStep(ports, { context, open, learnerId }, (before) => ({
    ...addSeconds(before, input.activeSeconds),
    ...(before.state !== 'solved' && { tries: before.tries + 1, contentHash: key.contentHash }),
    ...(isSolved && { state: 'solved' }),
    ...(WRITTEN.has(exercise.kind) && { code: answer[0] ?? '' }),
  }));
  return {
    ...grade,
    ...nudge({ exercise, key, answer, grade, feedbackHtml, tries: row.tries }),
    ...changed,
    tries: row.tries,
    feedbackHtml,
    canShowSolution: canShowSolution(row),
  };
}

function showSolution(row: LessonStepRow): LessonStepRow {
  if (canShowSolution(row)) return { ...row, state: row.state === 'solved' ? 'solved' : 'shown' };
  const left = TRIES_BEFORE_SOLUTION - row.tries;
  const times = left === 1 ? 'once more' : `${left} more times`;
  throw new AppError('LOCKED', `Try it ${times}. Then you can see the solution.`);
}

/**
 * Returns the solution of an exercise, and records that it was shown unless the learner had solved it.
 *
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED, LOCKED before the third answer
 */
async function showExerciseSolution(
  ports: Ports,
  context: RequestContext,
  reference: ExerciseReference,
): Promise<ChangedStep & { solution: string }> {
  const { id: learnerId } = await requireActiveLearner(context);
  const open = await requireExercise(context, reference);
  await takeTokens(ports, context, EXERCISE_ANSWERS);
  const { solution } = await requireKey(ports, { ...reference, learnerId });
  const { row: _row, ...changed } = await changeStep(
    ports,
    { context, open, learnerId },
    showSolution,
  );
  return { ...changed, solution };
}

/**
 * Records that the learner is at a step, and how long.
 *
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, LOCKED, INVALID_INPUT, RATE_LIMITED
 */
async function visitStep(
  ports: Ports,
  context: RequestContext,
  { lessonId, stepId, activeSeconds }: VisitInput,
): Promise<ChangedStep> {
  const { id: learnerId } = await requireActiveLearner(context);
  requireSeconds(activeSeconds);
  const open = await findOpenStep(context, lessonId, ({ id }) => id === stepId);
  if (!open) throw new AppError('NOT_FOUND', `Lesson "${lessonId}" has no step "${stepId}".`);
  await takeTokens(ports, context, STEP_VISITS);
  const change: ChangeRow = (row) => addSeconds(row, activeSeconds);
  const { row: _row, ...changed } = await changeStep(ports, { context, open, learnerId }, change);
  return changed;
}

/** Creates the use cases for the steps and exercises of lessons. */
export function createExerciseService(ports: Ports) {
  return {
    /** @see listSteps */
    steps: listSteps,
    /** @see withTable */
    withTable: (context: RequestContext, step: LessonStepView) =>
      withTable(ports.catalogue, context, step),
    /** @see resumeStep */
    resumeStep,
    /** @see summarizePractice */
    practice: summarizePractice,
    /** @see answerExercise */
    answer: (context: RequestContext, input: AnswerInput) => answerExercise(ports, context, input),
    /** @see showExerciseSolution */
    show: (context: RequestContext, reference: ExerciseReference) =>
      showExerciseSolution(ports, context, reference),
    /** @see visitStep */
    visitStep: (context: RequestContext, input: VisitInput) => visitStep(ports, context, input),
  };
}
