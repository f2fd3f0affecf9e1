import type { AuthoredChallenge, AuthoredCurriculum } from '../authored.ts';
import type { Problem } from '../content-error.ts';
import type { CurriculumGate } from './gate.ts';

interface Item {
  file: string;
  categoryId: string;
}

function itemsOf({ lessons, challenges }: AuthoredCurriculum): Item[] {
  return [
    ...lessons.map(({ folder, lesson }) => ({
      file: `${folder}/lesson.md`,
      categoryId: lesson.categoryId,
    })),
    ...challenges.map(({ folder, challenge }) => ({
      file: `${folder}/challenge.yml`,
      categoryId: challenge.categoryId,
    })),
  ];
}

function unknownPrerequisites(known: ReadonlySet<string>, authored: AuthoredChallenge): Problem[] {
  const file = `${authored.folder}/challenge.yml`;
  return authored.prerequisites
    .filter((id) => !known.has(id))
    .map((id) => {
      const fix = `There is no lesson or challenge "${id}". Use one that exists.`;
      return { file, field: 'prerequisites', fix };
    });
}

function unknownAims({ achievements, challenges, categories }: AuthoredCurriculum): Problem[] {
  const aims = new Set([
    ...challenges.map(({ challenge }) => `solved ${challenge.id}`),
    ...categories.map(({ id }) => `finished ${id}`),
  ]);
  return achievements.flatMap(({ id, rule }) => {
    if (rule.kind !== 'solved' && rule.kind !== 'finished') return [];
    const aim = rule.kind === 'solved' ? rule.challengeId : rule.categoryId;
    if (aims.has(`${rule.kind} ${aim}`)) return [];
    const fix = `There is no challenge or category "${aim}". Use one that exists.`;
    return [{ file: 'achievements.yml', field: `${id}.rule`, fix }];
  });
}

/** A lesson is split from one that comes earlier, so that the path stays open for those who completed that one. */
function unknownParents({ lessons }: AuthoredCurriculum): Problem[] {
  return lessons.flatMap(({ folder, lesson: { splitFrom } }, position) => {
    const earlier = lessons.slice(0, position);
    if (splitFrom === undefined || earlier.some(({ lesson }) => lesson.id === splitFrom)) return [];
    const fix = `No earlier lesson is called "${splitFrom}". Use the slug of the lesson that was split.`;
    return [{ file: `${folder}/lesson.md`, field: 'split_from', fix }];
  });
}

/** Every reference resolves, and every lesson and category is used. */
export const referenceCheck: CurriculumGate = (curriculum) => {
  const { categories, lessons, challenges, unlistedLessons } = curriculum;
  const items = itemsOf(curriculum);
  const known = new Set([
    ...lessons.map(({ lesson }) => lesson.id),
    ...challenges.map(({ challenge }) => challenge.id),
  ]);
  const unknownCategories = items
    .filter(({ categoryId }) => !categories.some(({ id }) => id === categoryId))
    .map(({ file, categoryId }) => {
      const fix = `There is no category "${categoryId}". Use one from categories.yml.`;
      return { file, field: 'category', fix };
    });
  const emptyCategories = categories
    .filter(({ id }) => !items.some(({ categoryId }) => categoryId === id))
    .map(({ id }) => {
      const fix = 'This category is empty. Add something to it or remove it.';
      return { file: 'categories.yml', field: id, fix };
    });
  const forgotten = unlistedLessons.map((id) => {
    const fix = 'Learners cannot reach this lesson. Add it to the path.';
    return { file: 'learning-path.yml', field: id, fix };
  });
  const prerequisites = challenges.flatMap((authored) => unknownPrerequisites(known, authored));
  const aims = unknownAims(curriculum);
  return [
    ...unknownCategories,
    ...emptyCategories,
    ...forgotten,
    ...unknownParents(curriculum),
    ...prerequisites,
    ...aims,
  ];
};
