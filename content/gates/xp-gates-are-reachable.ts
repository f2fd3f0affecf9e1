import { isEarned, type Milestones } from '../../domain/achievements.ts';
import { experienceRequired } from '../../domain/unlocking.ts';
import type { AuthoredCurriculum } from '../authored.ts';
import type { CurriculumGate } from './gate.ts';

/**
 * What a learner is certain to reach who completes every lesson and solves every challenge below a
 * difficulty. Streaks and first tries are left out: neither can be promised.
 */
function certainMilestones(curriculum: AuthoredCurriculum, difficulty: number): Milestones {
  const solved = curriculum.challenges
    .map(({ challenge }) => challenge)
    .filter((challenge) => challenge.difficulty < difficulty);
  return {
    challengesCompleted: solved.length,
    lessonsCompleted: curriculum.lessons.length,
    hardestSolved: Math.max(0, ...solved.map((challenge) => challenge.difficulty)),
    experiencePoints: solved.reduce((sum, challenge) => sum + challenge.experienceReward, 0),
    streakDays: 0,
    isFirstTry: false,
  };
}

function reachableExperience(curriculum: AuthoredCurriculum, difficulty: number): number {
  const milestones = certainMilestones(curriculum, difficulty);
  // XP that an achievement earns can earn the next one, so this goes on until nothing is added.
  for (let open = curriculum.achievements; ;) {
    const earned = open.filter(({ rule }) => isEarned(rule, milestones));
    if (earned.length === 0) return milestones.experiencePoints;
    open = open.filter((achievement) => !earned.includes(achievement));
    milestones.experiencePoints += earned.reduce(
      (sum, { experienceReward }) => sum + experienceReward,
      0,
    );
  }
}

/** Below every XP gate there is enough to earn to open it, without a streak and without luck. */
export const xpGatesAreReachable: CurriculumGate = (curriculum) => {
  const difficulties = new Set(curriculum.challenges.map(({ challenge }) => challenge.difficulty));
  return [...difficulties].flatMap((difficulty) => {
    const needed = experienceRequired(difficulty);
    const reachable = reachableExperience(curriculum, difficulty);
    if (reachable >= needed) return [];
    const mend = `Only ${reachable} of the ${needed} XP that it needs can be earned below it. Add easier challenges.`;
    return [{ file: 'challenges', field: `difficulty ${difficulty}`, mend }];
  });
};
