import {
  useLessonsQuery,
  usePreparedChallengesQuery,
} from '../../../graphql/__generated__/operations.ts';
import { paths } from '../../../paths.ts';
import { placeOf } from './open-lesson.ts';

/** Where a learner goes after a lesson. */
interface Following {
  path: string;
  words: string;
}

/**
 * Returns what follows a lesson: a challenge that it prepares for and that is open and unsolved, or else the next
 * lesson, or else the challenges.
 */
export function useWhatFollows(lessonId: string): Following {
  const { data: prepared } = usePreparedChallengesQuery({
    // A challenge may have been solved or unlocked since.
    fetchPolicy: 'cache-and-network',
  });
  const { data } = useLessonsQuery();
  const challenge = prepared?.challenges.find(
    ({ preparedBy, isLocked, isCompleted }) =>
      preparedBy?.id === lessonId && !isLocked && !isCompleted,
  );
  if (challenge !== undefined) {
    return { path: paths.challenge(challenge.id), words: `Next: the challenge ${challenge.title}` };
  }
  const { next } = placeOf(data?.lessons ?? [], lessonId);
  if (next === null) return { path: paths.challenges, words: 'Next: the challenges' };
  return { path: paths.lessonStep(next.id), words: `Next: ${next.title}` };
}
