import type { ExerciseKind, LessonStep } from '../../domain/exercise.ts';
import type { Problem } from '../content-error.ts';
import type { Lesson } from '../curriculum.ts';
import type { CurriculumGate } from './gate.ts';
import { featuresOf } from './prerequisite-check.ts';

/** The most new names in one step: keywords, functions, methods, modules and operators. */
const MOST_NAMES = 2;

/** Steps that show more than that, from before this rule. A number may only get smaller. */
const CROWDED: Readonly<Record<string, number>> = {
  'loops-over-events/every-line': 3,
  'lists-sets-counting/count-and-sum': 4,
  'reading-tracebacks/try-and-except': 3,
  'text-and-bytes/back-to-text': 3,
  'bits-masks-xor/set-clear-flip': 3,
  'what-a-hash-is-not/fingerprint': 3,
  'windows-and-thresholds/times-are-values': 3,
  'json-and-csv-safely/quotes': 3,
  'json-and-csv-safely/dict-reader': 3,
  'json-and-csv-safely/json-types': 3,
  'json-and-csv-safely/validate': 4,
  'sockets-in-the-lab/listen-to-a-port': 4,
  'sockets-in-the-lab/set-a-timeout': 4,
  'dns-and-http-on-the-wire/ask-for-a-name': 3,
  'requests-and-sessions/one-request': 6,
  'cookies-and-jwt/forge-a-claim': 3,
};

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
      const most = CROWDED[`${lesson.id}/${step.id}`] ?? MOST_NAMES;
      if (names.length <= most) return [];
      const fix = `It shows ${names.length} new names: ${names.join(', ')}. Show at most ${most}, or make two steps of it.`;
      return [{ file: `${folder}/lesson.md`, field: `step ${step.id}`, fix }];
    }),
  );
};
