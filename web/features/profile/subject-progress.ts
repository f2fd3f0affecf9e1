import type { PathFragment, ProfileQuery } from '../../graphql/__generated__/operations.ts';

/** How many items there are, and how many of them are done. */
export interface Count {
  value: number;
  of: number;
}

/** A learner's progress in one subject. */
export interface SubjectProgress {
  id: string;
  name: string;
  challenges: Count;
  lessons: Count;
}

interface Item {
  isCompleted: boolean;
  category: { id: string };
}

function countOf(items: readonly Item[], categoryId: string): Count {
  const within = items.filter(({ category }) => category.id === categoryId);
  return { value: within.filter(({ isCompleted }) => isCompleted).length, of: within.length };
}

/** Returns the subjects in path order, without those that have no content yet. */
export function progressBySubject(
  categories: ProfileQuery['categories'],
  challenges: ProfileQuery['challenges'],
  stops: PathFragment['items'],
): SubjectProgress[] {
  const lessons = stops.map(({ isCompleted, lesson }) => ({
    isCompleted,
    category: lesson.category,
  }));
  return categories
    .map(({ id, name }) => ({
      id,
      name,
      challenges: countOf(challenges, id),
      lessons: countOf(lessons, id),
    }))
    .filter((subject) => subject.challenges.of + subject.lessons.of > 0);
}
