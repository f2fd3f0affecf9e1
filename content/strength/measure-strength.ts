import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import { z } from 'zod';
import type { LanguageRunner, RunLimits } from '../../sandbox/contract.ts';
import type { AuthoredChallenge } from '../authored.ts';
import type { Case } from '../curriculum.ts';
import { allCases, firstFailure, runSolution, wrongLimits } from '../judge.ts';
import { spread } from '../spread.ts';

/** A program that differs from a solution in one place. */
interface Mutant {
  code: string;
  /** The number of the line in the solution. */
  line: number;
  /** The line of the solution, as Python formats it, and its mutated form. */
  was: string;
  became: string;
}

const MUTATE = new URL('mutate.py', import.meta.url);
/** How many mutants a sample has at most. More hardly change the result and make validating long solutions slow. */
export const SAMPLED_MUTANTS = 40;
/** Generous limits, because the mutation program is trusted and the machine may be busy. */
const LIMITS = { wallMs: 60_000, outputBytes: 4_000_000 };

const mutantsSchema = z.array(
  z.strictObject({ code: z.string(), line: z.int(), was: z.string(), became: z.string() }),
);

/**
 * Creates simple mutants of a solution, with changed comparisons, operators, conditions and constants or removed
 * statements. Python itself creates them in the sandbox.
 *
 * @param most how many to return at most, spread evenly over the program: always the same ones
 * @throws if the solution is not valid Python
 */
export async function makeMutants(
  solution: string,
  most: number,
  runner: LanguageRunner,
): Promise<Mutant[]> {
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
  return spread(mutantsSchema.parse(JSON.parse(outcome.stdout)), most);
}

/** How well the cases of a challenge distinguish its solution from slightly different programs. */
export interface Strength {
  /** The share of mutants that the cases kill, from 0 to 1; 1 if there are no mutants. */
  share: number;
  /** The mutants that pass every case. */
  survivors: readonly Mutant[];
}

/** The shortest timeout of a mutant in milliseconds. */
const SHORTEST_TIMEOUT_MS = 300;

async function timeoutOf(authored: AuthoredChallenge, runner: LanguageRunner): Promise<RunLimits> {
  const outcomes = await runSolution(authored, runner);
  return wrongLimits(authored.challenge.limits, outcomes, SHORTEST_TIMEOUT_MS);
}

/**
 * Runs simple mutants of a solution against the cases that a submission can meet.
 *
 * @param mostMutants how many mutants at most; Infinity for all of them
 * @see https://doi.org/10.1109/C-M.1978.218136 for mutants as a measure of tests
 */
export async function measureStrength(
  authored: AuthoredChallenge,
  mostMutants: number,
  runner: LanguageRunner,
): Promise<Strength> {
  const [mutants, limits] = await Promise.all([
    makeMutants(authored.solution, mostMutants, runner),
    timeoutOf(authored, runner),
  ]);
  const challenge = { ...authored.challenge, limits };
  // The case that killed the last mutant runs first, so most mutants are killed by the first or second case.
  let cases: readonly Case[] = allCases(challenge);
  const survives = async ({ code }: Mutant): Promise<boolean> => {
    const killer = await firstFailure(runner, { challenge, code, cases });
    if (killer) cases = [killer, ...cases.filter((test) => test !== killer)];
    return killer === null;
  };
  const survived = await pMap(mutants, survives, { concurrency: availableParallelism() });
  const survivors = mutants.filter((_, index) => survived[index]);
  const share = mutants.length === 0 ? 1 : 1 - survivors.length / mutants.length;
  return { share, survivors };
}
