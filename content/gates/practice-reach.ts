import { grade } from '../../domain/grading.ts';
import type { LanguageRunner } from '../../sandbox/contract.ts';
import type { Challenge } from '../curriculum.ts';
import { knownOutcomes, shortPracticeCases } from '../digest-outcomes.ts';
import { firstFailure } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** The share of known mistakes that short practice cases must catch. */
const SMALLEST_SHARE = 0.9;

/** Whether a short practice case fails with a mistake. Most fail one of the few that ran together with the fixed cases. */
async function isCaught(
  challenge: Challenge,
  code: string,
  runner: LanguageRunner,
): Promise<boolean> {
  const { cases } = shortPracticeCases(challenge);
  const { practice } = await knownOutcomes(challenge, code, runner);
  // Cases that didn't run, because others took all the time, have the status of a time limit.
  if (!practice.some(({ status }) => status === 'TIME_LIMIT')) {
    const tests = cases
      .slice(0, practice.length)
      .map((test) => ({ ...test, name: '', isHidden: false }));
    if (!grade(tests, practice).isAccepted) return true;
  }
  const named = cases.map((test) => ({ ...test, name: '' }));
  return (await firstFailure(runner, { challenge, code, cases: named })) !== null;
}

/** For nearly every known mistake, some practice case of at most five lines fails. It is the one that learners see. */
export const practiceReach: ChallengeGate = async ({ challenge, mistakes }, runner) => {
  if (challenge.practiceCases.length === 0) return [];
  const { mostLines } = shortPracticeCases(challenge);
  const missed = await Promise.all(
    mistakes.map(async (mistake) => {
      return (await isCaught(challenge, mistake.code, runner)) ? [] : [mistake];
    }),
  );
  const uncaught = missed.flat();
  if (mistakes.length - uncaught.length >= SMALLEST_SHARE * mistakes.length) return [];
  const fix = `No practice case of at most ${mostLines} lines fails with this mistake. Let the generator draw such a situation more often.`;
  return uncaught.map(({ file }) => ({ file, field: '', fix }));
};
