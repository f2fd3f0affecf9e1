import type { ExerciseKind, LessonStep } from '../../domain/exercise.ts';
import type { Problem } from '../content-error.ts';
import type { Lesson } from '../curriculum.ts';
import type { CurriculumGate } from './gate.ts';
import { featuresOf } from './prerequisite-check.ts';

/** The most new names in one step: keywords, functions, methods, modules and operators. */
const MOST_NAMES = 2;

/** The kinds whose solution is a program. */
const CODED: readonly ExerciseKind[] = ['run', 'fill', 'arrange', 'fix', 'write'];

/** The packages around a module. In `from urllib.parse import quote`, only `parse` is a name to learn. */
const PACKAGES = /(?<=^\s*from )[\w.]+\.(?=\w+ import\b)/gm;

/** Returns every program that a step shows or asks for. */
function programsOf({ blocks }: LessonStep, { exerciseKeys }: Lesson): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'program') return [block.program.code];
    if (block.kind !== 'exercise') return [];
    const { id, kind, program } = block.exercise;
    const solution = CODED.includes(kind) ? (exerciseKeys[id]?.solution ?? '') : '';
    return [program?.code ?? '', solution];
  });
}

/** The programs of a step show at most two names that no earlier step shows. */
export const newNames: CurriculumGate = ({ lessons }) => {
  const known = new Set<string>();
  return lessons.flatMap(({ lesson, folder }) =>
    lesson.steps.flatMap((step): Problem[] => {
      const shown = programsOf(step, lesson).flatMap((code) => [
        ...featuresOf(code.replaceAll(PACKAGES, '')),
      ]);
      const names = [...new Set(shown)].filter((name) => !known.has(name));
      for (const name of names) known.add(name);
      if (names.length <= MOST_NAMES) return [];
      const fix = `It shows ${names.length} new names: ${names.join(', ')}. Show at most ${MOST_NAMES}, or make two steps of it.`;
      return [{ file: `${folder}/lesson.md`, field: `step ${step.id}`, fix }];
    }),
  );
};
