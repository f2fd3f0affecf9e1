import type { Verdict } from '../../domain/grading/grade.ts';
import { fixedCases, judge } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** What the learner reads: the sentence, or the last line of a traceback. */
function messageOf({ error }: Verdict): string {
  return error?.trimEnd().split('\n').at(-1) ?? '';
}

/** Every known mistake fails, whatever is drawn from the pool, and earns the message of its first line. */
export const mistakesEarnTheirMessage: ChallengeGate = async ({ challenge, mistakes }, runner) => {
  const cases = fixedCases(challenge);
  const judged = await Promise.all(
    mistakes.map(async (mistake) => {
      const verdict = await judge(runner, { challenge, code: mistake.code, cases });
      return { ...mistake, verdict };
    }),
  );
  return judged.flatMap(({ file, message, verdict }) => {
    if (verdict.isAccepted) {
      return [{ file, field: '', mend: 'The mistake passes. Add a case that catches it.' }];
    }
    const earned = messageOf(verdict);
    const mend = `It earns "${earned}". Correct the comment or the cases.`;
    return earned === message ? [] : [{ file, field: 'line 1', mend }];
  });
};
