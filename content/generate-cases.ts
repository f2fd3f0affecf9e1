import type { LanguageRunner } from '../sandbox/contract.ts';
import type { AuthoredChallenge } from './authored.ts';
import { ContentError } from './content-error.ts';
import { finishedOutput, type Place } from './finished-output.ts';

/** The seeds for a generator. */
export const SEEDS: readonly number[] = Array.from({ length: 20 }, (_, index) => index + 1);

/** One generated case in its committed form. */
export interface GeneratedCase {
  seed: number;
  stdin: string;
  expectedStdout: string;
}

/** The arguments of a generator: a seed, and a size if it isn't the generator's choice. */
type Draw = readonly [seed: number, size?: number];

const placeOf = (file: string, [seed]: Draw): Place => ({ file, field: `seed ${seed}` });

function textOf(place: Place, json: string): string {
  const value: unknown = JSON.parse(json);
  if (typeof value === 'string') return value;
  const fix = 'Make generate(seed, size) return the text of standard input.';
  throw new ContentError([{ ...place, fix }]);
}

/**
 * Runs the generator of a challenge in the sandbox.
 *
 * @returns one input per draw
 * @throws {ContentError} if the generator doesn't finish, or returns something else than text
 */
export async function generateInputs(
  { challenge, folder, generator }: AuthoredChallenge,
  draws: readonly Draw[],
  runner: LanguageRunner,
): Promise<string[]> {
  const { outcomes } = await runner.run({
    language: challenge.language,
    code: generator,
    entry: { kind: 'function', name: 'generate' },
    inputs: draws.map((draw) => JSON.stringify(draw)),
    limits: challenge.limits,
    lab: null,
  });
  const file = `${folder}/generator.py`;
  return draws.map((draw, index) => {
    const place = placeOf(file, draw);
    return textOf(place, finishedOutput(place, outcomes[index]));
  });
}

/** A draw and the input that it gave. */
export interface DrawnInput {
  draw: Draw;
  stdin: string;
}

/**
 * Runs the solution of a challenge on generated inputs in the sandbox.
 *
 * @returns its answers in the same order
 * @throws {ContentError} naming the seed for which it doesn't finish
 */
export async function answersOf(
  { challenge, solution, folder }: AuthoredChallenge,
  drawn: readonly DrawnInput[],
  runner: LanguageRunner,
): Promise<string[]> {
  const { language, entry, limits, lab } = challenge;
  const inputs = drawn.map(({ stdin }) => stdin);
  const { outcomes } = await runner.run({ language, code: solution, entry, inputs, limits, lab });
  const file = `${folder}/solution.py`;
  return drawn.map(({ draw }, index) => finishedOutput(placeOf(file, draw), outcomes[index]));
}

/**
 * Runs the generator for every seed, and the solution on each generated input, both in the sandbox.
 *
 * @throws {ContentError} if the generator or the solution doesn't finish
 */
export async function generateCases(
  authored: AuthoredChallenge,
  runner: LanguageRunner,
): Promise<GeneratedCase[]> {
  const draws = SEEDS.map((seed): Draw => [seed]);
  const inputs = await generateInputs(authored, draws, runner);
  const drawn = draws.map((draw, index) => ({ draw, stdin: inputs[index] ?? '' }));
  const answers = await answersOf(authored, drawn, runner);
  return drawn.map(({ draw: [seed], stdin }, index) => ({
    seed,
    stdin,
    expectedStdout: answers[index] ?? '',
  }));
}
