import { createHash } from 'node:crypto';

import { outcomeDigest } from '../domain/outcome-digest.ts';
import type { CaseOutcome, LanguageRunner } from '../sandbox/contract.ts';
import type { AuthoredChallenge } from './authored.ts';
import type { Case, Challenge } from './curriculum.ts';
import { fixedCases } from './judge.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Runs code on the cases that every submission must pass: samples, hidden cases. */
export async function fixedOutcomes(
  challenge: Challenge,
  code: string,
  runner: LanguageRunner,
): Promise<readonly CaseOutcome[]> {
  const { language, entry, limits, lab } = challenge;
  const inputs = fixedCases(challenge).map(({ stdin }) => stdin);
  const { outcomes } = await runner.run({ language, code, entry, inputs, limits, lab });
  return outcomes;
}

/** Returns one digest per outcome. */
export function digestsOf(outcomes: readonly CaseOutcome[]): string[] {
  return outcomes.map((outcome) => outcomeDigest(outcome, sha256));
}

/** Returns the digest of what each case expects, with its name. */
export function expectedDigests(cases: readonly Case[]): { name: string; expected: string }[] {
  return cases.map(({ name, expectedStdout: stdout }) => ({
    name,
    expected: outcomeDigest({ status: 'FINISHED', stdout, error: null }, sha256),
  }));
}

/** The digests of each known mistake, by its name. */
export type MistakeDigests = ReadonlyMap<string, readonly string[]>;

/** Runs every known mistake of a challenge, and returns what each does in each of these cases. */
export async function digestMistakes(
  { challenge, mistakes }: AuthoredChallenge,
  runner: LanguageRunner,
): Promise<MistakeDigests> {
  const entries = await Promise.all(
    mistakes.map(async ({ name, code }): Promise<[string, string[]]> => {
      return [name, digestsOf(await fixedOutcomes(challenge, code, runner))];
    }),
  );
  return new Map(entries);
}
