import { errorLineOf } from '../../domain/outcome-digest.ts';
import { fixedCases, judgeAsFailing } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** Every known mistake fails, whichever cases are drawn from the pool, and gets the message that it states. */
export const mistakeMessages: ChallengeGate = async ({ challenge, mistakes }, runner) => {
  const cases = fixedCases(challenge);
  const judged = await Promise.all(
    mistakes.map(async (mistake) => {
      const verdict = await judgeAsFailing(runner, { challenge, code: mistake.code, cases });
      return { ...mistake, verdict };
    }),
  );
  return judged.flatMap(({ file, message, verdict }) => {
    if (verdict.isAccepted) {
      return [{ file, field: '', fix: 'The mistake passes. Add a case that catches it.' }];
    }
    if (message === null) return [];
    const earned = errorLineOf(verdict.error);
    const fix = `Learners would see "${earned}". Correct the comment or the cases.`;
    return earned === message ? [] : [{ file, field: 'line 1', fix }];
  });
};
