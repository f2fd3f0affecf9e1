import type { Exercise } from '../../domain/exercise.ts';
import {
  type ExerciseGrade,
  gradeRun,
  isSame,
  tooManyChanges,
} from '../../domain/grade-exercise.ts';
import { exercisesOf } from '../../domain/practice.ts';
import { gradeWithoutCall } from '../../domain/required-calls.ts';
import { type ExerciseSubject, subjectOf } from './exercise-subject.ts';
import type { LessonGate } from './gate.ts';
import { ordersWith, workingOrders } from './working-orders.ts';

type Check = (subject: ExerciseSubject) => Promise<string[]>;

/** Runs code and grades it. */
async function gradeOf(
  { key, run, findMissingCall }: ExerciseSubject,
  code: string,
): Promise<ExerciseGrade> {
  const grade = gradeRun(key, await run(code));
  const missing = grade.isSolved ? await findMissingCall(code) : null;
  return missing === null ? grade : gradeWithoutCall(grade, missing);
}

async function passes(subject: ExerciseSubject, code: string): Promise<boolean> {
  return (await gradeOf(subject, code)).isSolved;
}

const solutionPasses: Check = async (subject) => {
  const { exercise, key } = subject;
  const { isSolved, error } = await gradeOf(subject, key.solution);
  if (!isSolved) return [`The solution fails. ${error ?? ''} Correct the solution or the cases.`];
  const excess = tooManyChanges(exercise, [key.solution]);
  return excess === null ? [] : [`The solution breaks its own limit. ${excess}`];
};

const starterFails: Check = async (subject) => {
  const isPassed = await passes(subject, subject.exercise.program?.code ?? '');
  return isPassed ? ['The program passes as it is. Leave something to do, or add a case.'] : [];
};

const answerIsPrinted: Check = async ({ exercise, key, run }) => {
  const { isSolved, error, output } = gradeRun(key, await run(exercise.program?.code ?? ''));
  if (!isSolved) return [`The program fails: ${error ?? ''}`];
  const [answer = ''] = key.answers;
  if (isSame(output ?? '', answer)) return [];
  return [`The program prints ${JSON.stringify(output)}. Correct the answer or the program.`];
};

const nonBlank = (code: string): string[] => code.split('\n').filter((line) => line.trim() !== '');

/** Returns the lines that don't belong to the solution. */
function extraLines({ lines, mustIndent }: Exercise, solution: readonly string[]): string[] {
  const extra = [...lines];
  for (const line of solution) {
    const place = extra.indexOf(mustIndent ? line.trimStart() : line);
    if (place !== -1) extra.splice(place, 1);
  }
  return extra;
}

const extraLinesFail: Check = async (subject) => {
  const { exercise, key, runner } = subject;
  const solution = nonBlank(key.solution);
  const findings = await Promise.all(
    extraLines(exercise, solution).map(async (extra) => {
      const orders = ordersWith(extra, solution, exercise.mustIndent);
      // What seems to work is run like an answer.
      for (const code of await workingOrders(orders, key, runner)) {
        if (await passes(subject, code)) {
          return [`The line \`${extra}\` also works:\n${code}Change it, or add a case.`];
        }
      }
      return [];
    }),
  );
  return findings.flat();
};

const shuffledLinesFail: Check = async (subject) => {
  const isPassed = await passes(subject, subject.exercise.lines.join('\n'));
  return isPassed
    ? ['The lines work in the order in which they are shown. Rename the exercise.']
    : [];
};

const CHECKS: Readonly<Record<Exercise['kind'], readonly Check[]>> = {
  run: [solutionPasses],
  predict: [answerIsPrinted],
  choose: [],
  fill: [solutionPasses],
  arrange: [solutionPasses, shuffledLinesFail, extraLinesFail],
  fix: [solutionPasses, starterFails],
  write: [solutionPasses, starterFails],
  find: [],
  step: [],
};

/** Runs the checks of one exercise, and stops at the first that finds something. */
async function checkExercise(subject: ExerciseSubject): Promise<string[]> {
  for (const check of CHECKS[subject.exercise.kind]) {
    const findings = await check(subject);
    if (findings.length > 0) return findings;
  }
  return [];
}

/**
 * The exercises of a lesson can be solved, and not by accident: solutions pass, programs print the answer
 * that learners predict, starters and broken programs fail, and no line that doesn't belong works.
 */
export const exerciseCheck: LessonGate = async ({ lesson, folder }, runner) => {
  const { lab, exerciseKeys } = lesson;
  const checked = await Promise.all(
    exercisesOf(lesson.steps).map(async (exercise) => {
      const key = exerciseKeys[exercise.id];
      if (key === undefined) return [];
      const findings = await checkExercise(subjectOf(exercise, key, { lab, runner }));
      const field = `exercise ${exercise.id}`;
      return findings.map((fix) => ({ file: `${folder}/lesson.md`, field, fix }));
    }),
  );
  return checked.flat();
};
