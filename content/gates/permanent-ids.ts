import { exerciseIn } from '../../domain/practice.ts';
import type { AuthoredCurriculum } from '../authored.ts';
import type { CurriculumGate } from './gate.ts';

/** Every id that the curriculum ever had, relative to the content folder. */
export const IDS_FILE = 'permanent-ids.json';

/** What the ids of a curriculum are taken from. */
type Identified = Pick<
  AuthoredCurriculum,
  'categories' | 'achievements' | 'lessons' | 'challenges'
>;

/** Returns the ids that learners' records refer to, each with what it names, such as `lesson print-and-run`. */
export function idsOf({ categories, achievements, lessons, challenges }: Identified): string[] {
  return [
    ...categories.map(({ id }) => `category ${id}`),
    ...achievements.map(({ id }) => `achievement ${id}`),
    ...challenges.map(({ challenge: { id } }) => `challenge ${id}`),
    ...lessons.flatMap(({ lesson: { id, steps } }) => [
      `lesson ${id}`,
      ...steps.flatMap((step) => {
        const exercise = exerciseIn(step);
        return [`step ${id}/${step.id}`, ...(exercise ? [`exercise ${id}/${exercise.id}`] : [])];
      }),
    ]),
  ];
}

/** Nothing is renamed or removed: learners' progress refers to every lesson, step, exercise and challenge by its id. */
export const permanentIds: CurriculumGate = (curriculum) => {
  const present = new Set(idsOf(curriculum));
  return curriculum.permanentIds
    .filter((id) => !present.has(id))
    .map((id) => ({
      file: IDS_FILE,
      field: id,
      fix: 'Learners have progress under this id. Put it back. If it has to go, remove it from this list as well.',
    }));
};
