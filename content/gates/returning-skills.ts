import type { AuthoredCurriculum, AuthoredLesson } from '../authored.ts';
import type { CurriculumGate } from './gate.ts';

/** How many lessons later a skill returns in an exercise. One lesson earlier or later is fine. */
const GAPS = [1, 3, 7];
const TOLERANCE = 1;

/** How many returns the curriculum lacks. This number may only get smaller. */
const MOST_MISSING = 239;

/** A skill that doesn't return in the lessons where it should. */
interface MissingReturn {
  skill: string;
  taught: AuthoredLesson;
  due: AuthoredLesson;
}

function isReviewed(skill: string, { lesson }: AuthoredLesson): boolean {
  return lesson.steps.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'exercise' && block.exercise.reviews.includes(skill)),
  );
}

/** Returns what is missing. Returns after the end of the path aren't due. */
export function missingReturns({ lessons }: Pick<AuthoredCurriculum, 'lessons'>): MissingReturn[] {
  return lessons.flatMap((taught, place) =>
    taught.lesson.skills.flatMap((skill) =>
      GAPS.flatMap((gap) => {
        const due = lessons[place + gap];
        if (due === undefined || lessons[place + gap + TOLERANCE] === undefined) return [];
        const first = Math.max(place + 1, place + gap - TOLERANCE);
        const window = lessons.slice(first, place + gap + TOLERANCE + 1);
        return window.some((lesson) => isReviewed(skill, lesson)) ? [] : [{ skill, taught, due }];
      }),
    ),
  );
}

/**
 * Skills return 1, 3 and 7 lessons later in an exercise that reviews them. Most of them don't yet, so the gate only
 * keeps the number of missing returns from growing.
 */
export const returningSkills: CurriculumGate = (curriculum) => {
  const missing = missingReturns(curriculum);
  const [example] = missing;
  if (example === undefined || missing.length <= MOST_MISSING) return [];
  const { skill, taught, due } = example;
  const fix = `Skills don't return ${missing.length} times; at most ${MOST_MISSING} are allowed. Review the skills of new lessons 1, 3 and 7 lessons later. For example, "${skill}" of "${taught.lesson.title}" is missing around "${due.lesson.title}".`;
  return [{ file: 'learning-path.yml', field: '', fix }];
};
