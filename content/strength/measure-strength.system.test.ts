import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';
import { authoredFixture } from '../gates/authored-fixture.ts';
import { mutationCheck } from '../gates/mutation-check.ts';
import { makeMutants, measureStrength, SAMPLED_MUTANTS } from './measure-strength.ts';
import { createPacedRunner } from '../paced-runner.ts';

const runtimeDir = path.resolve('.build/runtime/python');
const runner = createPacedRunner((slowdown) => createSealedPythonRunner({ runtimeDir, slowdown }));

beforeAll(() => buildPythonRuntime(runtimeDir));
afterAll(() => runner.close());

const became = async (solution: string, most = Infinity): Promise<string[]> =>
  (await makeMutants(solution, most, runner)).map((mutant) => mutant.became);

const number = (value: number, answer: string) => ({
  name: String(value),
  stdin: `${value}\n`,
  expectedStdout: `${answer}\n`,
});
const SOLUTION = 'port = int(input())\nprint("low" if port < 1024 else "high")\n';

test('a mutant changes one place: an operator, a condition, a constant, a statement', async () => {
  expect(await became('if a < 3 and b:\n    print(a + b)\n')).toEqual([
    'if not (a < 3 and b):',
    'pass',
    'if a < 3 or b:',
    'if a <= 3 and b:',
    'if a < 4 and b:',
    'print(a - b)',
  ]);
});

test('docstrings, waits and error messages are not mutated, because no case can detect the change', async () => {
  const program =
    'def f(x):\n    """Text."""\n    probe.settimeout(2)\n    raise ValueError("words")\n';
  expect(await became(program)).toEqual(['pass']);
});

const LONG = Array.from({ length: 60 }, (_, line) => `x${line} = y${line} + z`).join('\n');

test('a sample has at most forty mutants, spread over all of the program, and always the same ones', async () => {
  const mutants = await became(LONG, SAMPLED_MUTANTS);
  expect(mutants).toHaveLength(40);
  expect(mutants.at(-1)).toMatch(/^x5\d = /);
  expect(await became(LONG, SAMPLED_MUTANTS)).toEqual(mutants);
});

test('without a limit, a program gets all its mutants', async () => {
  expect(await became(LONG)).toHaveLength(60);
});

test('a mutant names its line in the solution, comments and docstrings included', async () => {
  const program = '"""Text."""\n\n# A reason.\nif (\n    a < 3\n):\n    print(a)\n';
  const mutants = await makeMutants(program, Infinity, runner);
  expect(mutants.map(({ line, became: text }) => [line, text])).toEqual([
    [5, 'if not a < 3:'],
    [7, 'pass'],
    [5, 'if a <= 3:'],
    [5, 'if a < 4:'],
  ]);
});

test('cases on both sides of the boundary kill every mutant', async () => {
  const challenge = {
    samples: [number(1023, 'low')],
    hiddenCases: [number(1024, 'high'), number(-5, 'low')],
  };
  const authored = authoredFixture(challenge, { solution: SOLUTION });
  const strength = await measureStrength(authored, SAMPLED_MUTANTS, runner);
  expect(strength).toEqual({ share: 1, survivors: [] });
  expect(mutationCheck(authored, strength)).toEqual([]);
});

test('cases far from the boundary leave survivors and are too weak', async () => {
  const challenge = { samples: [number(80, 'low')], hiddenCases: [number(9000, 'high')] };
  const authored = authoredFixture(challenge, { solution: SOLUTION });
  const strength = await measureStrength(authored, SAMPLED_MUTANTS, runner);
  expect(strength.survivors.map((mutant) => mutant.became)).toEqual([
    "print('low' if port <= 1024 else 'high')",
    "print('low' if port < 1025 else 'high')",
  ]);
  expect(mutationCheck(authored, strength)).toMatchObject([
    { file: 'challenges/shout/cases', field: "line 2, print('low' if port < 1024 else 'high')" },
    {},
  ]);
});

test('a mutant that never ends is killed quickly', async () => {
  const solution = 'n = int(input())\nwhile n > 9:\n    n -= 10\nprint(n)\n';
  const challenge = { samples: [number(31, '1')], hiddenCases: [number(9, '9'), number(10, '0')] };
  const { share } = await measureStrength(
    authoredFixture(challenge, { solution }),
    SAMPLED_MUTANTS,
    runner,
  );
  expect(share).toBe(1);
});
