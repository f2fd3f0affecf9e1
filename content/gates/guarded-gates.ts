import { isEarned, type Milestones, standingIn } from '../../domain/achievements.ts';
import { isCapstone } from '../../domain/preparation.ts';
import { experienceRequired, isChallengeUnlocked } from '../../domain/progression.ts';
import { SMALL_REWARDS_AHEAD } from '../../domain/review.ts';
import { type AuthoredChallenge, type AuthoredCurriculum, everyPrerequisite } from '../authored.ts';
import type { Problem } from '../content-error.ts';
import type { CurriculumGate } from './gate.ts';

/** The lowest difficulty that stays closed to learners who earned every achievement and solved no challenge. */
const CLOSED_DIFFICULTY = 3;

/** The number of challenges that learners solve before a capstone, at least. */
const SOLVES_BEFORE_CAPSTONE = 10;

/** The milestones of a learner who practiced every lesson, missed no day, and solved challenges at the first try. */
function bestMilestones(
  { lessons, challenges }: AuthoredCurriculum,
  solved: readonly AuthoredChallenge[],
): Milestones {
  const offer = {
    lessons: lessons.map(({ lesson }) => lesson),
    challenges: challenges.map(({ challenge }) => challenge),
  };
  const finished = {
    lessons: new Set(offer.lessons.map(({ id }) => id)),
    challenges: new Set(solved.map(({ challenge }) => challenge.id)),
  };
  const standing = standingIn(offer, finished);
  const experiencePoints = solved.reduce((sum, one) => sum + one.challenge.experienceReward, 0);
  const firstSolve = { difficulty: standing.hardestSolved, submissions: 1, hintsUncovered: 0 };
  return { ...standing, experiencePoints, streakDays: Infinity, firstSolve };
}

/** Returns the most XP that a learner can have after these challenges, whatever else they did. */
function mostExperience(
  curriculum: AuthoredCurriculum,
  solved: readonly AuthoredChallenge[],
): number {
  const milestones = bestMilestones(curriculum, solved);
  // XP from one achievement can unlock the next, so this repeats until nothing changes.
  for (let open = curriculum.achievements; ;) {
    const earned = open.filter(
      ({ rule }) => rule.kind === 'persistent' || isEarned(rule, milestones),
    );
    if (earned.length === 0) return milestones.experiencePoints;
    open = open.filter((achievement) => !earned.includes(achievement));
    milestones.experiencePoints += earned.reduce(
      (sum, { experienceReward }) => sum + experienceReward,
      0,
    );
  }
}

/**
 * Returns the smallest number of solves after which a learner can open a challenge without skipping what prepares for
 * it. Such a learner solves its prerequisites as soon as they open, and otherwise what pays most.
 */
function fewestSolves(curriculum: AuthoredCurriculum, target: AuthoredChallenge): number {
  const needed = everyPrerequisite(curriculum, target);
  const solved: AuthoredChallenge[] = [];
  for (;;) {
    const experience = mostExperience(curriculum, solved);
    const left = curriculum.challenges.filter((one) => one !== target && !solved.includes(one));
    const isMissing = left.some(({ challenge }) => needed.has(challenge.id));
    if (!isMissing && isChallengeUnlocked(target.challenge.difficulty, experience)) break;
    const next = left
      .filter(({ challenge }) => isChallengeUnlocked(challenge.difficulty, experience))
      .toSorted(
        (one, other) =>
          Number(needed.has(other.challenge.id)) - Number(needed.has(one.challenge.id)) ||
          other.challenge.experienceReward - one.challenge.experienceReward,
      )[0];
    if (!next) break;
    solved.push(next);
  }
  return solved.length;
}

function capstoneProblems(curriculum: AuthoredCurriculum): Problem[] {
  return curriculum.challenges.flatMap((capstone) => {
    if (!isCapstone(capstone.challenge)) return [];
    const solves = fewestSolves(curriculum, capstone);
    if (solves >= SOLVES_BEFORE_CAPSTONE) return [];
    const fix = `Learners can be prepared for the capstone after ${solves} solved challenges; it takes at least ${SOLVES_BEFORE_CAPSTONE}. Add challenges to its prerequisites.`;
    return [{ file: `${capstone.folder}/challenge.yml`, field: 'prerequisites', fix }];
  });
}

function achievementProblems({ achievements }: AuthoredCurriculum): Problem[] {
  const total = achievements.reduce((sum, { experienceReward }) => sum + experienceReward, 0);
  const limit = experienceRequired(CLOSED_DIFFICULTY);
  if (total + SMALL_REWARDS_AHEAD < limit) return [];
  const fix = `All achievements together pay ${total} XP, reviews and daily problems up to ${SMALL_REWARDS_AHEAD} XP without a solved challenge, and ${limit} XP open difficulty ${CLOSED_DIFFICULTY}. Remove some achievements.`;
  return [{ file: 'achievements.yml', field: '', fix }];
}

/**
 * Challenges open what is harder, not achievements, reviews and daily problems: difficulty 3 stays closed to learners with
 * everything but a solved challenge, and at least ten solves prepare for the capstone, however lucky the learner is.
 */
export const guardedGates: CurriculumGate = (curriculum) => [
  ...achievementProblems(curriculum),
  ...capstoneProblems(curriculum),
];
