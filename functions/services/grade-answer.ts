import { differenceInFind, differenceInPrediction } from '../../domain/answer-difference.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Exercise, ExerciseKey } from '../../domain/exercise.ts';
import { feedbackOn } from '../../domain/exercise-feedback.ts';
import { runOnCases } from '../../domain/exercise-harness.ts';
import {
  type Answer,
  type ExerciseGrade,
  gradeComparison,
  gradeRun,
  programOf,
  tooManyChanges,
  whereToLook,
} from '../../domain/grade-exercise.ts';
import type { Outcome } from '../../domain/grading.ts';
import { callCheck, gradeWithoutCall, missingCall } from '../../domain/required-calls.ts';
import { DEFAULT_LIMITS } from '../../sandbox/contract.ts';
import { keyForLearner } from './exercise-tables.ts';
import type { CatalogueLesson } from './ports/catalogue.ts';
import type { Caller, Ports } from './ports/ports.ts';
import { requireWhole } from './whole-run.ts';

/** An exercise, by the ids of its lesson and its own. */
export interface ExerciseReference {
  lessonId: string;
  exerciseId: string;
}

/**
 * Returns the key of an exercise, with the answer that is right for a learner.
 *
 * @throws {AppError} NOT_FOUND if the exercise was removed in the last second
 */
export async function requireKey(
  ports: Ports,
  { lessonId, exerciseId, learnerId }: ExerciseReference & { learnerId: string },
): Promise<ExerciseKey> {
  const key = await ports.catalogue.exerciseKey(lessonId, exerciseId);
  if (key) return keyForLearner(key, { exerciseId, learnerId });
  throw new AppError('NOT_FOUND', 'This lesson has changed. Reload the page.');
}

/** A grade, and what the author says about the answer. */
interface Graded {
  grade: ExerciseGrade;
  feedbackHtml: string | null;
}

/** An answer and what it takes to grade it. */
interface Attempt {
  lesson: CatalogueLesson;
  exercise: Exercise;
  key: ExerciseKey;
  answer: Answer;
  caller: Caller;
}

/** Runs the learner's code on every case. The sandbox never receives expected outputs. */
async function runAnswer(
  ports: Ports,
  { lesson, exercise, key, caller }: Attempt,
  code: string,
): Promise<readonly Outcome[]> {
  const settings = { language: 'python', limits: DEFAULT_LIMITS, lab: lesson.lab } as const;
  return runOnCases({ exercise, key, code }, async (request) => {
    return requireWhole(await ports.execution.run({ ...settings, ...request }, caller));
  });
}

/** Returns the first function that the exercise asks for and the code doesn't call; null if there is none. */
async function findMissingCall(
  ports: Ports,
  { key, caller }: Attempt,
  code: string,
): Promise<string | null> {
  const request = callCheck(key, code);
  if (request === null) return null;
  const result = await ports.execution.run({ ...request, limits: DEFAULT_LIMITS }, caller);
  return missingCall(key, requireWhole(result)[0]);
}

/** A grade, and the outcomes that feedback is about. */
interface Run {
  grade: ExerciseGrade;
  outcomes: readonly Outcome[];
  /** A function that right code calls, and this one doesn't; null otherwise. */
  missing: string | null;
}

const notRun = (grade: ExerciseGrade): Run => ({ grade, outcomes: [], missing: null });

async function grade(ports: Ports, attempt: Attempt): Promise<Run> {
  const { exercise, key, answer } = attempt;
  const tooMany = tooManyChanges(exercise, answer);
  if (tooMany !== null) {
    return notRun({ isSolved: false, output: null, error: tooMany, cases: [] });
  }
  const code = programOf(exercise, answer);
  if (code === null) return notRun(gradeComparison(exercise, key, answer));
  const outcomes = await runAnswer(ports, attempt, code);
  const result = gradeRun(key, outcomes);
  const missing = result.isSolved ? await findMissingCall(ports, attempt, code) : null;
  if (missing === null) return { grade: result, outcomes, missing };
  return { grade: gradeWithoutCall(result, missing), outcomes, missing };
}

/**
 * Grades an answer on the server, in the sandbox if it is code. Lessons, reviews and daily problems share it.
 *
 * @throws {AppError} EXECUTION_UNAVAILABLE
 */
export async function gradeAnswer(ports: Ports, attempt: Attempt): Promise<Graded> {
  const { exercise, key, answer } = attempt;
  const graded = await grade(ports, attempt);
  const { outcomes, missing } = graded;
  const { isSolved } = graded.grade;
  // What the author says about wrong results doesn't fit a right one that lacks a call.
  const feedbackHtml =
    missing === null ? feedbackOn(exercise, key, { answer, outcomes, isSolved }) : null;
  return { grade: graded.grade, feedbackHtml };
}

/** What a wrong answer that wasn't run is told besides the author's feedback, by kind. */
const NUDGES: Readonly<
  Partial<Record<Exercise['kind'], (key: ExerciseKey, answer: Answer) => string>>
> = {
  predict: ({ answers: [output = ''] }, [text = '']) => differenceInPrediction(output, text),
  find: ({ answers: [value = ''] }, [text = '']) => differenceInFind(value, text),
  step: whereToLook,
};

/** An answer that was graded. */
interface Told extends Graded, Pick<Attempt, 'exercise' | 'key' | 'answer'> {
  /** How many answers there were, with this one. */
  tries: number;
}

/**
 * Says where a wrong answer that wasn't run differs from the right one, without the right one: at the first try if the
 * author says nothing about it, otherwise from the second one on. Empty for other answers.
 */
export function nudge({ exercise, key, answer, grade: { isSolved }, ...told }: Told): {
  error?: string;
} {
  const isSaid = told.feedbackHtml !== null && told.tries < 2;
  const words = isSolved || isSaid ? undefined : NUDGES[exercise.kind]?.(key, answer);
  return words === undefined ? {} : { error: words };
}
