import type { Milestones } from './achievements.ts';

/** The parts of the curriculum that count toward milestones. */
interface Offer {
  lessons: readonly { id: string; categoryId: string }[];
  challenges: readonly { id: string; categoryId: string; difficulty: number }[];
}

/** What a learner has finished, by id. */
interface Finished {
  lessons: ReadonlySet<string>;
  challenges: ReadonlySet<string>;
}

type Standing = Pick<
  Milestones,
  | 'challengesCompleted'
  | 'lessonsCompleted'
  | 'hardestSolved'
  | 'solvedChallenges'
  | 'finishedCategories'
  | 'isPathComplete'
>;

/** Computes a learner's milestones. Retired items that were finished still count, but not toward a category. */
export function standingIn(offer: Offer, finished: Finished): Standing {
  const open = [
    ...offer.lessons.filter(({ id }) => !finished.lessons.has(id)),
    ...offer.challenges.filter(({ id }) => !finished.challenges.has(id)),
  ];
  const openCategories = new Set(open.map(({ categoryId }) => categoryId));
  const offered = [...offer.lessons, ...offer.challenges].map(({ categoryId }) => categoryId);
  const solved = offer.challenges.filter(({ id }) => finished.challenges.has(id));
  return {
    challengesCompleted: finished.challenges.size,
    lessonsCompleted: finished.lessons.size,
    hardestSolved: Math.max(0, ...solved.map(({ difficulty }) => difficulty)),
    solvedChallenges: finished.challenges,
    finishedCategories: new Set(offered.filter((id) => !openCategories.has(id))),
    isPathComplete: offer.lessons.every(({ id }) => finished.lessons.has(id)),
  };
}
