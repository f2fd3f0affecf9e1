import { firstFailure } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** The most lines of an input that is easy to follow. Some formats need more for the smallest input. */
const MOST_LINES = 5;
/** The share of known mistakes that short practice cases must catch. */
const SMALLEST_SHARE = 0.9;

const lineCount = (text: string): number => text.replace(/\n$/, '').split('\n').length;

/** For nearly every known mistake, some practice case of at most five lines fails. It is the one that learners see. */
export const practiceReach: ChallengeGate = async ({ challenge, mistakes }, runner) => {
  const { practiceCases } = challenge;
  if (practiceCases.length === 0) return [];
  const fewestLines = Math.min(...practiceCases.map(({ stdin }) => lineCount(stdin)));
  const mostLines = Math.max(MOST_LINES, fewestLines);
  const cases = practiceCases
    .filter(({ stdin }) => lineCount(stdin) <= mostLines)
    .map((test) => ({ ...test, name: '' }));
  const missed = await Promise.all(
    mistakes.map(async (mistake) => {
      const failed = await firstFailure(runner, { challenge, code: mistake.code, cases });
      return failed === null ? [mistake] : [];
    }),
  );
  const uncaught = missed.flat();
  if (mistakes.length - uncaught.length >= SMALLEST_SHARE * mistakes.length) return [];
  const fix = `No practice case of at most ${mostLines} lines fails with this mistake. Let the generator draw such a situation more often.`;
  return uncaught.map(({ file }) => ({ file, field: '', fix }));
};
