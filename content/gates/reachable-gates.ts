import { isEarned, type Milestones, standingIn } from '../../domain/achievements.ts';
import { experienceRequired } from '../../domain/progression.ts';
import type { AuthoredChallenge, AuthoredCurriculum } from '../authored.ts';
import type { CurriculumGate } from './gate.ts';

/** A learner who takes the lessons in order and solves every challenge they are prepared for. */
interface Walk {
  lessons: Set<string>;
  challenges: Set<string>;
}

/** Leaves out streaks and first-try achievements, because no learner is certain to earn them. */
function milestonesOf({ lessons, challenges }: AuthoredCurriculum, walk: Walk): Milestones {
  const offer = {
    lessons: lessons.map(({ lesson }) => lesson),
    challenges: challenges.map(({ challenge }) => challenge),
  };
  const solved = offer.challenges.filter(({ id }) => walk.challenges.has(id));
  return {
    ...standingIn(offer, walk),
    experiencePoints: solved.reduce((sum, challenge) => sum + challenge.experienceReward, 0),
    streakDays: 0,
    firstSolve: null,
  };
}

/** Returns the XP that every learner has at this point. */
function certainExperience(curriculum: AuthoredCurriculum, walk: Walk): number {
  const milestones = milestonesOf(curriculum, walk);
  // XP from one achievement can unlock the next, so this repeats until nothing changes.
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

/** Solves every challenge that the learner is prepared for and can open. @returns the challenges that stay locked */
function solveAll(curriculum: AuthoredCurriculum, walk: Walk): AuthoredChallenge[] {
  const isDone = (id: string): boolean => walk.lessons.has(id) || walk.challenges.has(id);
  const isReady = ({ challenge, prerequisites }: AuthoredChallenge): boolean =>
    !walk.challenges.has(challenge.id) && prerequisites.every(isDone);
  for (;;) {
    const experience = certainExperience(curriculum, walk);
    const ready = curriculum.challenges.filter(isReady);
    const open = ready.filter(
      ({ challenge }) => experienceRequired(challenge.difficulty) <= experience,
    );
    if (open.length === 0) return ready;
    for (const { challenge } of open) walk.challenges.add(challenge.id);
  }
}

/**
 * A learner who takes the lessons in order and solves every challenge as soon as they are prepared for it has enough XP
 * for each one, without streaks or first-try achievements.
 */
export const reachableGates: CurriculumGate = (curriculum) => {
  const walk: Walk = { lessons: new Set(), challenges: new Set() };
  const stuck = new Map<string, string>();
  for (const { lesson } of curriculum.lessons) {
    walk.lessons.add(lesson.id);
    const closed = solveAll(curriculum, walk);
    const experience = certainExperience(curriculum, walk);
    for (const { challenge, folder } of closed) {
      const needed = experienceRequired(challenge.difficulty);
      const fix = `After "${lesson.title}", learners have ${experience} of the ${needed} XP that this challenge needs. Add easier challenges before it, or require a later lesson.`;
      if (!stuck.has(folder)) stuck.set(folder, fix);
    }
  }
  return [...stuck].map(([folder, fix]) => ({
    file: `${folder}/challenge.yml`,
    field: 'difficulty',
    fix,
  }));
};
