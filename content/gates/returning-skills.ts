import type { AuthoredCurriculum, AuthoredLesson } from '../authored.ts';
import type { CurriculumGate } from './gate.ts';

/** How many lessons later a skill returns in an exercise. One lesson earlier or later is fine. */
const GAPS = [1, 3, 7];
const TOLERANCE = 1;

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

/** Skills return 1, 3 and 7 lessons later in an exercise that reviews them. */
export const returningSkills: CurriculumGate = (curriculum) => {
  const missing = missingReturns(curriculum);
  const [example] = missing;
  if (example === undefined) return [];
  const { skill, taught, due } = example;
  const fix = `Skills don't return ${missing.length} times. Review the skills of a lesson 1, 3 and 7 lessons later. For example, "${skill}" of "${taught.lesson.title}" is missing around "${due.lesson.title}".`;
  return [{ file: 'learning-path.yml', field: '', fix }];
};
