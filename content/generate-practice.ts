import type { LanguageRunner } from '../sandbox/contract.ts';
import type { AuthoredChallenge } from './authored.ts';
import { ContentError } from './content-error.ts';
import type { Challenge, PracticeCase } from './curriculum.ts';
import { answersOf, type DrawnInput, generateInputs } from './generate-cases.ts';

/** The sizes of practice cases; 1 is as short as an input can be. */
const SIZES: readonly number[] = [1, 2, 3, 4, 5];
const CASES_PER_SIZE = 8;

/** A practice case in its committed form. */
export interface GeneratedPracticeCase extends PracticeCase {
  seed: number;
}

/** The seed before the first one. The graded cases have the seeds up to 20. */
const SEEDS_AFTER = 100;
/** How often seeds whose input is taken are replaced before the author is asked for more variety. */
const MOST_ROUNDS = 5;
/** Up to this difficulty, failing hidden cases are shown as well, so practice cases may repeat them. */
const EASIEST_SECRET = 3;

/** An input with the size that was asked for. */
interface SizedInput extends DrawnInput {
  seed: number;
  size: number;
}

/** Returns the inputs that practice would give away. */
function secretInputs({ difficulty, hiddenCases, casePool }: Challenge): string[] {
  if (difficulty < EASIEST_SECRET) return [];
  return [...hiddenCases, ...casePool].map(({ stdin }) => stdin);
}

/** Seeds are consecutive over all sizes, so that a generator that draws its situation with `seed % n` meets each one. */
const drawsOf = (round: number, sizes: readonly number[]): [seed: number, size: number][] =>
  sizes.flatMap((size) =>
    Array.from({ length: CASES_PER_SIZE }, (_, index): [number, number] => {
      const place = (round * SIZES.length + size - 1) * CASES_PER_SIZE + index;
      return [SEEDS_AFTER + 1 + place, size];
    }),
  );

/** Draws inputs until there are enough different ones of each size. */
async function drawInputs(
  authored: AuthoredChallenge,
  runner: LanguageRunner,
): Promise<SizedInput[]> {
  const taken = new Set(secretInputs(authored.challenge));
  const chosen: SizedInput[] = [];
  const missing = (): number[] =>
    SIZES.filter((size) => chosen.filter((one) => one.size === size).length < CASES_PER_SIZE);
  for (let round = 0; round < MOST_ROUNDS && missing().length > 0; round += 1) {
    const draws = drawsOf(round, missing());
    const inputs = await generateInputs(authored, draws, runner);
    draws.forEach(([seed, size], index) => {
      const stdin = inputs[index] ?? '';
      if (taken.has(stdin) || !missing().includes(size)) return;
      taken.add(stdin);
      chosen.push({ draw: [seed, size], seed, size, stdin });
    });
  }
  const [scarce] = missing();
  if (scarce === undefined) return chosen;
  const file = `${authored.folder}/generator.py`;
  const fix = `There are fewer than ${CASES_PER_SIZE} different inputs of size ${scarce} that no hidden case has. Vary them more.`;
  throw new ContentError([{ file, field: 'generate', fix }]);
}

/**
 * Draws the practice cases of a challenge: eight of each size with the solution's answers, shortest input first.
 *
 * @throws {ContentError} if the generator or the solution doesn't finish, or if the inputs vary too little
 */
export async function generatePracticeCases(
  authored: AuthoredChallenge,
  runner: LanguageRunner,
): Promise<GeneratedPracticeCase[]> {
  const drawn = (await drawInputs(authored, runner)).toSorted(
    (left, right) => left.stdin.length - right.stdin.length || left.seed - right.seed,
  );
  const answers = await answersOf(authored, drawn, runner);
  return drawn.map(({ seed, size, stdin }, index) => ({
    seed,
    size,
    stdin,
    expectedStdout: answers[index] ?? '',
  }));
}
