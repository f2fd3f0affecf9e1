import type { LessonOnPathFragment } from '../../graphql/__generated__/operations.ts';
import { formatDate } from '../../ui/format-date.ts';

type Practiced = Pick<LessonOnPathFragment, 'practice' | 'firstEditionAt' | 'state'>;
type Completed = Practiced & Pick<LessonOnPathFragment, 'provedAt'>;

/** Checks whether the learner finished all exercises that the lesson had at that time. */
function areLeftOnesNew({ practice, firstEditionAt }: Practiced): boolean {
  return practice.isPracticed || firstEditionAt !== null;
}

/** Checks whether the exercises that are left are optional: the lesson is done without them. */
export function areLeftOnesOptional(lesson: Practiced): boolean {
  return lesson.state === 'COMPLETED' || areLeftOnesNew(lesson);
}

/** Returns how many exercises of a lesson are left to do, in words; null if none are. */
export function exercisesLeft(lesson: Practiced): string | null {
  const { solved, shown, total } = lesson.practice;
  const count = total - solved - shown;
  if (count <= 0) return null;
  if (areLeftOnesNew(lesson)) {
    return count === 1 ? '1 new thing to try' : `${count} new things to try`;
  }
  if (areLeftOnesOptional(lesson)) return `${count} optional left`;
  return count === 1 ? '1 exercise left' : `${count} exercises left`;
}

/** Says how a lesson was completed and when, unless it was by its exercises: "proved on May 3". Null otherwise. */
function otherCompletion({ practice, provedAt, firstEditionAt }: Completed): string | null {
  if (practice.isPracticed) return null;
  if (provedAt !== null) return `proved on ${formatDate(provedAt, 'day')}`;
  return firstEditionAt && `completed on ${formatDate(firstEditionAt, 'day')} (first edition)`;
}

/** Says how a completed lesson was completed: "practiced", "proved on May 3", "completed". */
export function completionWords(lesson: Completed): string {
  if (lesson.practice.isPracticed) return 'practiced';
  return otherCompletion(lesson) ?? 'completed';
}

/** What a list adds to "Done": "proved on May 3", "5 optional left". Null if there is nothing to add. */
export function completionDetails(lesson: Completed): string | null {
  if (!lesson.practice.isPracticed && lesson.provedAt !== null) return otherCompletion(lesson);
  const parts = [otherCompletion(lesson), exercisesLeft(lesson)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

/** A lesson and its position on the path, starting at 1. */
interface Place {
  lesson: { title: string };
  position: number;
}

/** Says what unlocks a lesson. @param current the next lesson of the learner; null if all are completed */
export function lockWords({ lesson, position }: Place, current: Place | null): string {
  const locked = `"${lesson.title}" is still locked.`;
  if (current === null) return `${locked} Refresh the path.`;
  const { title } = current.lesson;
  return position === current.position + 1
    ? `${locked} Complete lesson ${current.position}, "${title}", to unlock it.`
    : `${locked} Complete lessons ${current.position} to ${position - 1} to unlock it. "${title}" is your next one.`;
}
