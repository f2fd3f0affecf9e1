import { challengeDifficultyLabel } from './difficulty.ts';
import {
  buildsOn,
  type ChallengeOption,
  type NextStep,
  type PathLesson,
  type Standing,
  weakSkillOf,
} from './next-step.ts';
import { experienceRequired, experienceToNextLevel, levelOf } from './progression.ts';

/** What a reason is about: what the learner did or has begun, what is weak, or what the step leads to. */
export type ReasonKind = 'DONE' | 'BEGUN' | 'WEAK' | 'EARNS';

/** A reason for a next step, in one line without a period. */
export interface Reason {
  kind: ReasonKind;
  text: string;
}

const HIGHEST_DIFFICULTY = 5;

/** Returns the hardest difficulty that XP open; null if they open none. */
function openedDifficulty(before: number, after: number): number | null {
  const opens = (difficulty: number): boolean =>
    experienceRequired(difficulty) > before && experienceRequired(difficulty) <= after;
  const levels = Array.from({ length: HIGHEST_DIFFICULTY }, (_, index) => index + 1);
  return levels.findLast(opens) ?? null;
}

/** Says what XP are good for: "+50 XP takes you to level 3 and opens the Medium challenges". */
function rewardWords(reward: number, experiencePoints: number): string {
  const after = experiencePoints + reward;
  const level = levelOf(after);
  if (level === levelOf(experiencePoints))
    return `+${reward} XP, then ${experienceToNextLevel(after)} more to level ${level + 1}`;
  const opened = openedDifficulty(experiencePoints, after);
  const words = `+${reward} XP takes you to level ${level}`;
  return opened === null
    ? words
    : `${words} and opens the ${challengeDifficultyLabel(opened)} challenges`;
}

/** Says how far the learner's last submission of a challenge came. */
export function lastSubmissionWords(last: NonNullable<ChallengeOption['lastSubmission']>): string {
  return `Your last submission passed ${last.passedCount} of ${last.caseCount} tests`;
}

function begunInChallenge({ lastSubmission }: ChallengeOption, standing: Standing): string | null {
  return lastSubmission === null || standing.isAfter ? null : lastSubmissionWords(lastSubmission);
}

/** Says what the learner has done that leads to a challenge. */
function doneForChallenge(challenge: ChallengeOption, standing: Standing): string | null {
  const { lessons, challenges, lastDoneId } = standing;
  const solved = challenges.find(({ id }) => id === lastDoneId);
  if (solved && buildsOn(challenge, solved.id)) return `It builds on ${solved.title}`;
  if (solved?.categoryId === challenge.categoryId) return `Same subject as ${solved.title}`;
  const lesson = lessons.find(({ id }) => id === challenge.lessonId);
  return lesson ? `You practiced what it needs in ${lesson.title}` : null;
}

function weakInChallenge(challenge: ChallengeOption, { skills }: Standing): string | null {
  const weak = weakSkillOf(challenge, skills);
  if (weak === null) return null;
  const share = `${weak.firstTryPercent}% right on the first try`;
  return weak === skills[0]
    ? `It trains your weakest skill, ${weak.skill}: ${share}`
    : `It trains ${weak.skill}: ${share} so far`;
}

/** Says how far the learner has come with a lesson. */
function begunInLesson({ exercisesDone: done, exercises }: PathLesson): string | null {
  return done > 0 ? `You’ve done ${done} of ${exercises} exercises` : null;
}

/** Says how far the learner has come on the path to a lesson. */
function doneForLesson(lesson: PathLesson, { lessons }: Standing): string | null {
  const before = lessons[lessons.indexOf(lesson) - 1];
  return before && before.state === 'COMPLETED' ? `You completed ${before.title}` : null;
}

/** Says what a lesson leads to: the challenges that it alone keeps the learner from, or the next lesson. */
function lessonLeadsTo(lesson: PathLesson, { lessons, challenges }: Standing): string | null {
  const prepared = challenges.filter(
    ({ isLocked, isSolved, missing }) =>
      !isLocked && !isSolved && missing.length === 1 && missing[0] === lesson.id,
  );
  const [first] = prepared;
  const reward = prepared.reduce((sum, { experienceReward }) => sum + experienceReward, 0);
  if (first && prepared.length === 1) return `It prepares you for ${first.title}, +${reward} XP`;
  if (first) return `It prepares you for ${prepared.length} challenges, +${reward} XP in all`;
  const next = lessons[lessons.indexOf(lesson) + 1];
  return next && next.state === 'LOCKED' ? `It unlocks ${next.title}` : null;
}

type Words = [ReasonKind, string | null];

/** What was begun counts more than what was done before. */
const workOn = (begun: string | null, done: string | null): Words =>
  begun === null ? ['DONE', done] : ['BEGUN', begun];

/** Returns why a step comes next: at most what was done or begun, what is weak, and what the step leads to. */
export function reasonsFor({ kind, lesson, challenge }: NextStep, standing: Standing): Reason[] {
  const words: Words[] = [];
  if (kind === 'CHALLENGE' && challenge !== null) {
    const { experienceReward } = challenge;
    words.push(
      workOn(begunInChallenge(challenge, standing), doneForChallenge(challenge, standing)),
      ['WEAK', weakInChallenge(challenge, standing)],
      [
        'EARNS',
        experienceReward > 0 ? rewardWords(experienceReward, standing.experiencePoints) : null,
      ],
    );
  }
  if (kind === 'LESSON' && lesson !== null) {
    const isSkimmed = lesson.state === 'COMPLETED';
    words.push(
      workOn(begunInLesson(lesson), doneForLesson(lesson, standing)),
      ['WEAK', isSkimmed ? 'You completed it without all of its exercises' : null],
      ['EARNS', lessonLeadsTo(lesson, standing)],
    );
  }
  return words.flatMap(([reason, text]) => (text === null ? [] : [{ kind: reason, text }]));
}
