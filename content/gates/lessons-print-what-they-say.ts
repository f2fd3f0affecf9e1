import { explainDifference } from '../../domain/grading.ts';
import { DEFAULT_LIMITS, type LanguageRunner } from '../../sandbox/contract.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import { lessonPrograms, type LessonProgram } from '../lesson-programs.ts';
import type { LessonGate } from './gate.ts';

async function differenceOf(
  { code, stdin, output }: LessonProgram,
  lab: LabScenario | null,
  runner: LanguageRunner,
): Promise<string | null> {
  const { outcomes } = await runner.run({
    language: 'python',
    code,
    entry: { kind: 'program' },
    inputs: [stdin],
    limits: DEFAULT_LIMITS,
    lab,
  });
  const outcome = outcomes[0];
  return outcome?.error ?? explainDifference(output, outcome?.stdout ?? '');
}

/** Every program of a lesson prints the output that the lesson shows below it. */
export const lessonsPrintWhatTheySay: LessonGate = async ({ lesson, folder }, runner) => {
  const judged = await Promise.all(
    lessonPrograms(lesson).map(async (program) => ({
      name: program.name,
      difference: await differenceOf(program, lesson.lab, runner),
    })),
  );
  return judged.flatMap(({ name, difference }) =>
    difference === null
      ? []
      : [
          {
            file: `${folder}/lesson.md`,
            field: name,
            fix: `${difference} Correct the output or the program.`,
          },
        ],
  );
};
