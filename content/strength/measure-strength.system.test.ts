import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';
import { authoredFixture } from '../gates/authored-fixture.ts';
import { mutationCheck } from '../gates/mutation-check.ts';
import { makeMutants, measureStrength } from './measure-strength.ts';

const runtimeDir = path.resolve('.build/runtime/python');
const runner = createSealedPythonRunner({ runtimeDir });

beforeAll(() => buildPythonRuntime(runtimeDir));
afterAll(() => runner.close());

const became = async (solution: string): Promise<string[]> =>
  (await makeMutants(solution, runner)).map((mutant) => mutant.became);

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

test('a long program gets at most sixty mutants, spread over all of it', async () => {
  const mutants = await became(
    Array.from({ length: 200 }, (_, line) => `x${line} = y${line} + z`).join('\n'),
  );
  expect(mutants).toHaveLength(60);
  expect(mutants.at(-1)).toMatch(/^x19\d = /);
});

test('cases on both sides of the boundary kill every mutant', async () => {
  const challenge = {
    samples: [number(1023, 'low')],
    hiddenCases: [number(1024, 'high'), number(-5, 'low')],
  };
  const authored = authoredFixture(challenge, { solution: SOLUTION });
  const strength = await measureStrength(authored, runner);
  expect(strength).toEqual({ share: 1, survivors: [] });
  expect(mutationCheck(authored, strength)).toEqual([]);
});

test('cases far from the boundary leave survivors and are too weak', async () => {
  const challenge = { samples: [number(80, 'low')], hiddenCases: [number(9000, 'high')] };
  const authored = authoredFixture(challenge, { solution: SOLUTION });
  const strength = await measureStrength(authored, runner);
  expect(strength.survivors.map((mutant) => mutant.became)).toEqual([
    "print('low' if port <= 1024 else 'high')",
    "print('low' if port < 1025 else 'high')",
  ]);
  expect(mutationCheck(authored, strength)).toMatchObject([
    { file: 'challenges/shout/cases', field: "print('low' if port < 1024 else 'high')" },
    {},
  ]);
});

test('a mutant that never ends is killed quickly', async () => {
  const solution = 'n = int(input())\nwhile n > 9:\n    n -= 10\nprint(n)\n';
  const challenge = { samples: [number(31, '1')], hiddenCases: [number(9, '9'), number(10, '0')] };
  const { share } = await measureStrength(authoredFixture(challenge, { solution }), runner);
  expect(share).toBe(1);
});
