import type { Problem } from '../content-error.ts';
import type { CurriculumGate } from './gate.ts';

function repeated(file: string, ids: readonly string[]): Problem[] {
  const repeatedIds = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeatedIds].map((id) => ({ file, field: id, fix: 'Use this id only once.' }));
}

/** Ids are unique. */
export const uniqueIds: CurriculumGate = ({ categories, achievements, lessons, challenges }) => {
  const lessonIds = lessons.map(({ lesson }) => lesson.id);
  const challengeIds = challenges.map(({ challenge }) => challenge.id);
  return [
    ...repeated(
      'categories.yml',
      categories.map(({ id }) => id),
    ),
    ...repeated(
      'achievements.yml',
      achievements.map(({ id }) => id),
    ),
    ...repeated('learning-path.yml', lessonIds),
    ...repeated('challenges', [...new Set(lessonIds), ...challengeIds]),
  ];
};
