import { isChallengeUnlocked, experienceRequired } from '../../domain/progression.ts';
import type { AuthoredChallenge, AuthoredCurriculum } from '../authored.ts';
import type { CurriculumGate } from './gate.ts';

/** A learner who takes the lessons in order and solves every challenge they are prepared for. */
interface Walk {
  lessons: Set<string>;
  challenges: Set<string>;
}

/** Returns the XP of the challenges that the learner solved. Achievements, reviews and daily problems come on top. */
function challengeExperience({ challenges }: AuthoredCurriculum, walk: Walk): number {
  return challenges
    .filter(({ challenge }) => walk.challenges.has(challenge.id))
    .reduce((sum, { challenge }) => sum + challenge.experienceReward, 0);
}

/** Solves every challenge that the learner is prepared for and can open. @returns the challenges that stay locked */
function solveAll(curriculum: AuthoredCurriculum, walk: Walk): AuthoredChallenge[] {
  const isDone = (id: string): boolean => walk.lessons.has(id) || walk.challenges.has(id);
  const isReady = ({ challenge, prerequisites }: AuthoredChallenge): boolean =>
    !walk.challenges.has(challenge.id) && prerequisites.every(isDone);
  for (;;) {
    const experience = challengeExperience(curriculum, walk);
    const ready = curriculum.challenges.filter(isReady);
    const open = ready.filter(({ challenge }) =>
      isChallengeUnlocked(challenge.difficulty, experience),
    );
    if (open.length === 0) return ready;
    for (const { challenge } of open) walk.challenges.add(challenge.id);
  }
}

/**
 * A learner who takes the lessons in order and solves every challenge as soon as they are prepared for it has enough XP
 * for each one, from challenges alone.
 */
export const reachableGates: CurriculumGate = (curriculum) => {
  const walk: Walk = { lessons: new Set(), challenges: new Set() };
  const stuck = new Map<string, string>();
  for (const { lesson } of curriculum.lessons) {
    walk.lessons.add(lesson.id);
    const closed = solveAll(curriculum, walk);
    const experience = challengeExperience(curriculum, walk);
    for (const { challenge, folder } of closed) {
      const needed = experienceRequired(challenge.difficulty);
      const fix = `After "${lesson.title}", learners have ${experience} of the ${needed} XP that this challenge needs, without achievements. Add easier challenges before it, or require a later lesson.`;
      if (!stuck.has(folder)) stuck.set(folder, fix);
    }
  }
  return [...stuck].map(([folder, fix]) => ({
    file: `${folder}/challenge.yml`,
    field: 'difficulty',
    fix,
  }));
};
