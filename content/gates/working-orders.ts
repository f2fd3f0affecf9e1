import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { ExerciseKey } from '../../domain/exercise.ts';
import type { LanguageRunner } from '../../sandbox/contract.ts';

const FIND = new URL('find-working-orders.py', import.meta.url);
/** Generous limits, because the program is trusted and the machine may be busy. */
const LIMITS = { wallMs: 60_000, outputBytes: 100_000 };

const indexesSchema = z.array(z.int());

const indentOf = (line: string): string => /^\s*/.exec(line)?.[0] ?? '';

/** Returns every list with an element at each place: added before another, at the end, or instead of another. */
function withExtra(extra: string, lines: readonly string[], mustIndent: boolean): string[][] {
  return Array.from({ length: lines.length + 1 }, (_, place) => {
    const [before, after] = [lines.slice(0, place), lines.slice(place)];
    const neighbor = after[0] ?? before.at(-1) ?? '';
    const line = mustIndent ? indentOf(neighbor) + extra : extra;
    const added = [...before, line, ...after];
    return after.length === 0 ? [added] : [added, [...before, line, ...after.slice(1)]];
  }).flat();
}

/** Returns a list, and every other one in which one of its elements has another place. */
function withOneMoved(lines: readonly string[]): string[][] {
  const moved = lines.flatMap((line, from) => {
    const others = lines.toSpliced(from, 1);
    return lines.map((_, to) => others.toSpliced(to, 0, line));
  });
  return [[...lines], ...moved];
}

/** Returns the programs that use a line which doesn't belong: at each place, with every line of the solution moved. */
export function ordersWith(
  extra: string,
  solution: readonly string[],
  mustIndent: boolean,
): string[] {
  const programs = withOneMoved(solution)
    .flatMap((lines) => withExtra(extra, lines, mustIndent))
    .map((lines) => lines.map((line) => `${line}\n`).join(''));
  return [...new Set(programs)];
}

/**
 * Returns the programs that do what every case of an exercise expects. Hundreds of small programs would take long one
 * by one, so Python runs them all in one go.
 *
 * @throws if the run doesn't finish
 */
export async function workingOrders(
  programs: readonly string[],
  { cases, entry }: ExerciseKey,
  runner: LanguageRunner,
): Promise<string[]> {
  const name = entry.kind === 'function' ? entry.name : null;
  const { outcomes } = await runner.run({
    language: 'python',
    code: await readFile(FIND, 'utf8'),
    entry: { kind: 'program' },
    inputs: [JSON.stringify({ programs, cases, function: name })],
    limits: LIMITS,
    lab: null,
  });
  const outcome = outcomes[0];
  if (outcome?.status !== 'FINISHED') throw new Error(`No orders: ${outcome?.error ?? ''}`);
  const working = new Set(indexesSchema.parse(JSON.parse(outcome.stdout)));
  return programs.filter((_, index) => working.has(index));
}
