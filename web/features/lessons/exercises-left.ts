import type { LessonOnPathFragment } from '../../graphql/__generated__/operations.ts';

/** Returns how many exercises of a lesson are left to do, in words; null if none are. */
export function exercisesLeft({
  practice: { solved, shown, total, isPracticed },
}: Pick<LessonOnPathFragment, 'practice'>): string | null {
  const count = total - solved - shown;
  if (isPracticed || count <= 0) return null;
  return count === 1 ? '1 exercise left' : `${count} exercises left`;
}
