import { readFile } from 'node:fs/promises';

import { z } from 'zod';

import type { LanguageRunner } from '../../sandbox/contract.ts';

/** A program that differs from a solution in one place. */
export interface Mutant {
  code: string;
  /** The line of the solution, as Python formats it, and its mutated form. */
  was: string;
  became: string;
}

const MUTATE = new URL('mutate.py', import.meta.url);
/** The maximum number of mutants. More hardly change the result and make validating long solutions slow. */
const MOST_MUTANTS = 60;
/** Generous limits, because the mutation program is trusted and the machine may be busy. */
const LIMITS = { wallMs: 60_000, outputBytes: 4_000_000 };

const mutantsSchema = z.array(
  z.strictObject({ code: z.string(), was: z.string(), became: z.string() }),
);

function spread<Value>(values: readonly Value[], most: number): Value[] {
  const count = Math.min(values.length, most);
  const step = values.length / Math.max(count, 1);
  return Array.from({ length: count }, (_, index) => values[Math.floor(index * step)]).filter(
    (value) => value !== undefined,
  );
}

/**
 * Creates simple mutants of a solution, with changed comparisons, operators, conditions and constants or removed
 * statements: at most sixty, spread over the program. Python itself creates them in the sandbox.
 *
 * @throws if the solution is not valid Python
 */
export async function makeMutants(solution: string, runner: LanguageRunner): Promise<Mutant[]> {
  const { outcomes } = await runner.run({
    language: 'python',
    code: await readFile(MUTATE, 'utf8'),
    entry: { kind: 'program' },
    inputs: [solution],
    limits: LIMITS,
    lab: null,
  });
  const outcome = outcomes[0];
  if (outcome?.status !== 'FINISHED') throw new Error(`No mutants: ${outcome?.error ?? ''}`);
  return spread(mutantsSchema.parse(JSON.parse(outcome.stdout)), MOST_MUTANTS);
}
