import { matchMistake } from '../../domain/known-mistake.ts';
import type { ArchivedProgram } from '../authored.ts';
import type { Challenge } from '../curriculum.ts';
import { digestsOf, expectedDigests, knownOutcomes } from '../digest-outcomes.ts';
import { fixedCases } from '../judge.ts';
import type { ChallengeGate } from './gate.ts';

/** Returns what is wrong with the answer that an archived program gets; null if it's right. */
function problemOf(
  { makes }: ArchivedProgram,
  challenge: Challenge,
  outcomes: readonly string[],
): string | null {
  const cases = expectedDigests(fixedCases(challenge));
  if (cases.every(({ expected }, index) => expected === outcomes[index])) {
    return 'This wrong program passes. Add a case that catches it.';
  }
  const found = matchMistake(outcomes, challenge.mistakes, cases)?.name ?? null;
  if (found === makes) return null;
  return found === null
    ? `It doesn't get the advice of ${makes}.py. Correct or remove the comment \`makes\`.`
    : `It gets the advice of ${found}.py. If that is its bug, begin the file with \`# makes: ${found}\`; otherwise add a case that tells them apart.`;
}

/**
 * Wrong programs that people submitted still fail, whichever cases are drawn from the pool, and none gets the advice on a
 * bug that it doesn't have.
 */
export const archiveCheck: ChallengeGate = async ({ challenge, archive }, runner) => {
  const checked = await Promise.all(
    archive.map(async (program) => {
      const { fixed } = await knownOutcomes(challenge, program.code, runner);
      const fix = problemOf(program, challenge, digestsOf(fixed));
      return fix === null ? [] : [{ file: program.file, field: '', fix }];
    }),
  );
  return checked.flat();
};
