import { AppError } from '../../domain/app-error.ts';
import type { Exercise, ExerciseKey, LessonStep } from '../../domain/exercise.ts';
import { feedbackOn } from '../../domain/exercise-feedback.ts';
import {
  type Answer,
  type ExerciseCaseResult,
  type ExerciseGrade,
  gradeComparison,
  gradeRun,
  inputsOf,
  programOf,
  requireAnswer,
  tooManyChanges,
  wrongLine,
} from '../../domain/grade-exercise.ts';
import type { Outcome } from '../../domain/grading.ts';
import { canShowSolution, exerciseIn, TRIES_BEFORE_SOLUTION } from '../../domain/practice.ts';
import { DEFAULT_LIMITS } from '../../sandbox/contract.ts';
import {
  addSeconds,
  type ChangedStep,
  changeStep,
  type ChangeRow,
  findOpenStep,
  type OpenStep,
} from './change-step.ts';
import { listSteps, resumeStep, summarizePractice } from './lesson-practice.ts';
import type { CatalogueLesson } from './ports/catalogue.ts';
import type { Ports } from './ports/ports.ts';
import type { LessonStepRow } from './ports/practice.ts';
import { EXERCISE_ANSWERS, STEP_VISITS, takeTokens } from './rate-limits.ts';
import { requireActiveLearner, type RequestContext } from './request-context.ts';

/** An exercise, by the ids of its lesson and its own. */
export interface ExerciseReference {
  lessonId: string;
  exerciseId: string;
}

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

/** @throws {AppError} NOT_FOUND if the exercise was removed in the last second */
async function requireKey(
  ports: Ports,
  { lessonId, exerciseId }: ExerciseReference,
): Promise<ExerciseKey> {
  const key = await ports.catalogue.exerciseKey(lessonId, exerciseId);
  if (key) return key;
  throw new AppError('NOT_FOUND', 'This lesson has changed. Reload the page.');
}

/** A grade, and the outcomes that it is based on. */
interface Graded {
  grade: ExerciseGrade;
  outcomes: readonly Outcome[];
}

/** An answer and what it takes to grade it. */
interface Attempt {
  lesson: CatalogueLesson;
  exercise: Exercise;
  key: ExerciseKey;
  answer: Answer;
  learnerId: string;
}

/**
 * Grades an answer on the server, in the sandbox if it is code. The sandbox never receives expected outputs.
 *
 * @throws {AppError} EXECUTION_UNAVAILABLE
 */
async function gradeAnswer(ports: Ports, attempt: Attempt): Promise<Graded> {
  const { lesson, exercise, key, answer, learnerId } = attempt;
  const tooMany = tooManyChanges(exercise, answer);
  if (tooMany !== null) {
    return { grade: { isSolved: false, output: null, error: tooMany, cases: [] }, outcomes: [] };
  }
  const code = programOf(exercise, answer);
  if (code === null) return { grade: gradeComparison(exercise, key, answer), outcomes: [] };
  const inputs = inputsOf(exercise, key);
  const request = { language: 'python', code, entry: key.entry, inputs } as const;
  const { outcomes } = await ports.execution.run(
    { ...request, limits: DEFAULT_LIMITS, lab: lesson.lab },
    learnerId,
  );
  return { grade: gradeRun(key, outcomes), outcomes };
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
  const key = await requireKey(ports, input);
  const { grade, outcomes } = await gradeAnswer(ports, {
    lesson,
    exercise,
    key,
    answer,
    learnerId,
  });
  const { isSolved } = grade;
  const { row, ...changed } = await changeStep(ports, { context, open, learnerId }, (before) => ({
    ...addSeconds(before, input.activeSeconds),
    ...(before.state !== 'solved' && { tries: before.tries + 1, contentHash: key.contentHash }),
    ...(isSolved && { state: 'solved' }),
    ...(WRITTEN.has(exercise.kind) && { code: answer[0] ?? '' }),
  }));
  const isNudged = exercise.kind === 'predict' && !isSolved && row.tries >= 2;
  return {
    ...grade,
    ...(isNudged && { error: wrongLine(key, answer) }),
    ...changed,
    tries: row.tries,
    feedbackHtml: feedbackOn(exercise, key, { answer, outcomes, isSolved }),
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
  const { solution } = await requireKey(ports, reference);
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
