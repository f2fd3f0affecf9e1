import type { CurriculumGate } from './gate.ts';

/** Lessons that no challenge begins with on purpose: what they teach isn't practiced in the workspace. */
const WITHOUT: ReadonlySet<string> = new Set(['shell-and-pipes']);

/** Every lesson is the first prerequisite of a challenge, in which learners use what they have just learned. */
export const firstPrerequisite: CurriculumGate = ({ lessons, challenges }) => {
  const used = new Set(challenges.map(({ prerequisites: [first] }) => first));
  return lessons
    .filter(({ lesson: { id } }) => !used.has(id) && !WITHOUT.has(id))
    .map(({ lesson }) => ({
      // Reported for the curriculum, because a new lesson is validated before its challenge is written.
      file: 'learning-path.yml',
      field: lesson.id,
      fix: `No challenge begins with "${lesson.title}". Add one whose first prerequisite is this lesson.`,
    }));
};
