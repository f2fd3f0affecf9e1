import { readFile } from 'node:fs/promises';
import { z } from 'zod';

import type { LanguageRunner } from '../../sandbox/contract.ts';
import type { ChallengeGate } from './gate.ts';

const MEASURE = new URL('measure-difference.py', import.meta.url);
/** Generous limits, because the program is trusted and the machine may be busy. */
const LIMITS = { wallMs: 60_000, outputBytes: 100_000 };
/** The smallest difference between the syntax trees of two ideas. Renaming and reformatting stay far below it. */
const SMALLEST_DIFFERENCE = 0.3;

const differencesSchema = z.array(z.number());

/**
 * Measures how different programs are, from 0 to 1, for each pair in order: first and second, first and third, second
 * and third. Python itself compares their syntax trees in the sandbox.
 *
 * @param starter statements that a program shares with the starter don't count
 * @throws if a program is not valid Python
 */
async function differencesOf(
  starter: string,
  programs: readonly string[],
  runner: LanguageRunner,
): Promise<number[]> {
  const { outcomes } = await runner.run({
    language: 'python',
    code: await readFile(MEASURE, 'utf8'),
    entry: { kind: 'program' },
    inputs: [JSON.stringify({ starter, programs })],
    limits: LIMITS,
    lab: null,
  });
  const outcome = outcomes[0];
  if (outcome?.status !== 'FINISHED') throw new Error(`No difference: ${outcome?.error ?? ''}`);
  return differencesSchema.parse(JSON.parse(outcome.stdout));
}

/** The solutions of a challenge have different ideas: the syntax trees of any two differ by at least 30 %. */
export const differentIdeas: ChallengeGate = async (authored, runner) => {
  const { challenge, alternatives, solution, folder } = authored;
  if (alternatives.length === 0) return [];
  const programs = [{ file: `${folder}/solution.py`, code: solution }, ...alternatives];
  const codes = programs.map(({ code }) => code);
  const differences = await differencesOf(challenge.starterCode, codes, runner);
  const pairs = programs.flatMap((left, index) =>
    programs.slice(index + 1).map((right) => ({ left, right })),
  );
  return pairs.flatMap(({ left, right }, index) => {
    const difference = differences[index] ?? 0;
    if (difference >= SMALLEST_DIFFERENCE) return [];
    const name = left.file.slice(left.file.lastIndexOf('/') + 1);
    const fix = `Only ${Math.floor(difference * 100)} % of it differs from ${name}. Solve it with another idea, not another spelling.`;
    return [{ file: right.file, field: '', fix }];
  });
};
