import { grade } from '../../domain/grading.ts';
import { knownOutcomes } from '../digest-outcomes.ts';
import { fixedCases } from '../judge.ts';
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
  const tests = practiceCases.map((test) => ({ ...test, name: '', isHidden: false }));
  const lineCounts = practiceCases.map(({ stdin }) => lineCount(stdin));
  const mostLines = Math.max(MOST_LINES, Math.min(...lineCounts));
  const isShort = lineCounts.map((count) => count <= mostLines);
  const missed = await Promise.all(
    mistakes.map(async (mistake) => {
      const outcomes = await knownOutcomes(challenge, mistake.code, runner);
      const practiced = outcomes.slice(fixedCases(challenge).length);
      const verdicts = grade(tests, practiced).tests;
      return verdicts.some(({ isPassed }, index) => !isPassed && isShort[index]) ? [] : [mistake];
    }),
  );
  const uncaught = missed.flat();
  if (mistakes.length - uncaught.length >= SMALLEST_SHARE * mistakes.length) return [];
  const fix = `No practice case of at most ${mostLines} lines fails with this mistake. Let the generator draw such a situation more often.`;
  return uncaught.map(({ file }) => ({ file, field: '', fix }));
};
