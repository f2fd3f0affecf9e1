import type { AuthoredChallenge } from '../authored.ts';
import type { Problem } from '../content-error.ts';
import type { Strength } from '../strength/measure-strength.ts';

/** The minimum share of mutants that the cases of every challenge must kill. */
const WEAKEST = 0.85;

/** The cases distinguish the solution from its mutants. Each surviving mutant is reported with its line. */
export function mutationCheck({ folder }: AuthoredChallenge, strength: Strength): Problem[] {
  if (strength.share >= WEAKEST) return [];
  return strength.survivors.map(({ line, was, became }) => ({
    file: `${folder}/cases`,
    field: `line ${line}, ${was}`,
    fix: `No case fails if this line of the solution is changed to \`${became}\`. Add one that does, or rewrite the line.`,
  }));
}
