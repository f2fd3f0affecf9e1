import type { Problem } from '../content-error.ts';
import type { Case } from '../curriculum.ts';
import { type GeneratedCase, generateCases, SEEDS } from '../generate-cases.ts';
import { GENERATED_FILE } from '../load-cases.ts';
import type { ChallengeGate } from './gate.ts';

/** A pool with fewer distinct inputs could be memorized. */
const FEWEST_DIFFERENT = SEEDS.length * 0.75;

/** The seeds whose committed case differs. A missing pool is reported as a missing file. */
function staleSeeds(pool: readonly Case[], made: readonly GeneratedCase[]): number[] {
  if (pool.length === 0) return [];
  return made
    .filter(({ stdin, expectedStdout }, index) => {
      const committed = pool[index];
      return committed?.stdin !== stdin || committed.expectedStdout !== expectedStdout;
    })
    .map(({ seed }) => seed);
}

/** The committed pool equals what the generator and the solution produce for each seed, and its inputs vary. */
export const seedCheck: ChallengeGate = async (authored, runner) => {
  const { challenge, folder } = authored;
  const file = `${folder}/${GENERATED_FILE}`;
  const made = await generateCases(authored, runner);
  const seeds = staleSeeds(challenge.casePool, made);
  const stale: Problem[] = [];
  if (seeds.length > 0) {
    const fix = `The generator or the solution now produces different cases. Run \`npm run content -- ${challenge.id} --write\`.`;
    stale.push({ file, field: `seeds ${seeds.join(', ')}`, fix });
  }
  if (new Set(made.map(({ stdin }) => stdin)).size >= FEWEST_DIFFERENT) return stale;
  const fix = `At least ${FEWEST_DIFFERENT} of ${SEEDS.length} seeds must generate different inputs.`;
  return [...stale, { file: `${folder}/generator.py`, field: 'generate', fix }];
};
