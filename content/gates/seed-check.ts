import type { Problem } from '../content-error.ts';
import { generateCases, SEEDS } from '../generate-cases.ts';
import { GENERATED_FILE } from '../load-cases.ts';
import type { ChallengeGate } from './gate.ts';

/** A pool with fewer distinct inputs could be memorized. */
const FEWEST_DIFFERENT = SEEDS.length * 0.75;

/** The committed pool equals what the generator and the solution produce for each seed, and its inputs vary. */
export const seedCheck: ChallengeGate = async (authored, runner) => {
  const { challenge, folder } = authored;
  if (authored.generator === null) return [];
  const file = `${folder}/${GENERATED_FILE}`;
  const made = await generateCases(authored, runner);
  const stale: Problem[] = made
    .filter(({ stdin, expectedStdout }, index) => {
      const committed = challenge.casePool[index];
      return committed?.stdin !== stdin || committed.expectedStdout !== expectedStdout;
    })
    .map(({ seed }) => {
      const fix = 'The generator or the solution now produces a different case. Run with --write.';
      return { file, field: `seed ${seed}`, fix };
    });
  if (new Set(made.map(({ stdin }) => stdin)).size >= FEWEST_DIFFERENT) return stale;
  const fix = `At least ${FEWEST_DIFFERENT} of ${SEEDS.length} seeds must generate different inputs.`;
  return [...stale, { file: `${folder}/generator.py`, field: 'generate', fix }];
};
