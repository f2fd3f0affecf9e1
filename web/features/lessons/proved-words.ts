import type { LessonOnPathFragment } from '../../graphql/__generated__/operations.ts';

const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long' });

/** Says when a learner proved a lesson that isn't practiced: "proved on May 3". Null if that never happened. */
export function provedWords({
  provedAt,
  practice,
}: Pick<LessonOnPathFragment, 'provedAt' | 'practice'>): string | null {
  if (provedAt === null || practice.isPracticed) return null;
  return `proved on ${DAY.format(new Date(provedAt))}`;
}
