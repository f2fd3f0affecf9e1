import { errorLineOf } from '../domain/outcome-digest.ts';
import type { CaseOutcome, LanguageRunner } from '../sandbox/contract.ts';
import type { AuthoredChallenge } from './authored.ts';
import { ContentError } from './content-error.ts';

/** The seeds for a generator. */
export const SEEDS: readonly number[] = Array.from({ length: 20 }, (_, index) => index + 1);

/** One generated case in its committed form. */
export interface GeneratedCase {
  seed: number;
  stdin: string;
  expectedStdout: string;
}

function finished(file: string, seed: number, outcome: CaseOutcome | undefined): string {
  if (outcome?.status === 'FINISHED') return outcome.stdout;
  const reason = outcome ? errorLineOf(outcome.error) : 'it returned no result';
  const fix = `It does not finish: ${reason}`;
  throw new ContentError([{ file, field: `seed ${seed}`, fix }]);
}

function textOf(file: string, seed: number, json: string): string {
  const value: unknown = JSON.parse(json);
  if (typeof value === 'string') return value;
  const fix = 'Make generate(seed) return the text of standard input.';
  throw new ContentError([{ file, field: `seed ${seed}`, fix }]);
}

async function inputsOf(
  { challenge, folder }: AuthoredChallenge,
  generator: string,
  runner: LanguageRunner,
): Promise<string[]> {
  const { outcomes } = await runner.run({
    language: challenge.language,
    code: generator,
    entry: { kind: 'function', name: 'generate' },
    inputs: SEEDS.map((seed) => JSON.stringify([seed])),
    limits: challenge.limits,
    lab: null,
  });
  const file = `${folder}/generator.py`;
  return SEEDS.map((seed, index) => textOf(file, seed, finished(file, seed, outcomes[index])));
}

/**
 * Runs the generator for every seed, and the solution on each generated input, both in the sandbox.
 *
 * @returns an empty list if the challenge has no generator
 * @throws {ContentError} if the generator or the solution doesn't finish
 */
export async function generateCases(
  authored: AuthoredChallenge,
  runner: LanguageRunner,
): Promise<GeneratedCase[]> {
  const { challenge, solution, folder, generator } = authored;
  if (generator === null) return [];
  const inputs = await inputsOf(authored, generator, runner);
  const { language, entry, limits, lab } = challenge;
  const { outcomes } = await runner.run({ language, code: solution, entry, inputs, limits, lab });
  return SEEDS.map((seed, index) => ({
    seed,
    stdin: inputs[index] ?? '',
    expectedStdout: finished(`${folder}/solution.py`, seed, outcomes[index]),
  }));
}
