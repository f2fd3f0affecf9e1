import { errorLineOf } from '../../domain/outcome-digest.ts';
import { grade, type Verdict } from '../../domain/grading.ts';
import type { LanguageRunner } from '../../sandbox/contract.ts';
import type { Challenge } from '../curriculum.ts';
import { knownOutcomes } from '../digest-outcomes.ts';
import { fixedCases } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** Judges a mistake by the run that other gates need as well. */
async function judgeKnown(
  challenge: Challenge,
  code: string,
  runner: LanguageRunner,
): Promise<Verdict> {
  const { samples } = challenge;
  const cases = fixedCases(challenge);
  const { fixed: outcomes } = await knownOutcomes(challenge, code, runner);
  const tests = cases.map((test) => ({ ...test, isHidden: !samples.includes(test) }));
  return grade(tests, outcomes);
}

/** Every known mistake fails, whichever cases are drawn from the pool, and gets the message that it states. */
export const mistakeMessages: ChallengeGate = async ({ challenge, mistakes }, runner) => {
  const judged = await Promise.all(
    mistakes.map(async (mistake) => ({
      ...mistake,
      verdict: await judgeKnown(challenge, mistake.code, runner),
    })),
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
