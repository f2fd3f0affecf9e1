import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { LanguageRunner } from '../../sandbox/contract.ts';
import { buildPythonRuntime } from '../../sandbox/python/build.ts';
import { createSealedPythonRunner } from '../../sandbox/python/sealed-runner.ts';
import { exerciseCheck } from './exercise-check.ts';
import { lessonOutput } from './lesson-output.ts';
import { practiceFixture, python } from './practice-fixture.ts';
import { createPacedRunner } from '../paced-runner.ts';

const runtimeDir = path.resolve('.build/runtime/python');
const runner = createPacedRunner((slowdown) => createSealedPythonRunner({ runtimeDir, slowdown }));

beforeAll(() => buildPythonRuntime(runtimeDir));
afterAll(() => runner.close());

/** Defines a list and a broken function for the cases of the exercises below. */
const FIXTURES = 'ports = [22, 443]\n\ndef off_by_one(n):\n    return n < 9\n';

async function findings(exercise: string): Promise<string[]> {
  const fixtures = /ports|off_by_one/.test(exercise) ? FIXTURES : '';
  const lesson = practiceFixture(`## One {#one}\n${exercise}`, [], { fixtures });
  const problems = await exerciseCheck(lesson, runner);
  return problems.map(({ field, fix }) => `${field}: ${fix}`);
}

test.each([
  ['run', `::: run it Run.\n${python('print(input())')}input: 1\noutput: 1`],
  ['a changed run', `::: run it Run.\n${python('print(1)')}solution: print(2)\noutput: 2`],
  ['predict', `::: predict it Guess.\n${python('print(1)\nprint(2)')}answer: 1 ⏎ 2`],
  ['fill', `::: fill it Fill.\n${python('print(____)')}answer: 1\noutput: 1`],
  [
    'arrange',
    `::: arrange it indent Arrange.\n${python('for x in "ab":\n    print(x)\nprint("c")')}extra: x()\noutput: a ⏎ b ⏎ c`,
  ],
  ['fix', `::: fix it max-lines=1 Fix.\n${python('print(2)')}solution: print(1)\noutput: 1`],
  [
    'write',
    `::: write it Write.\n${python('def double(n):')}solution: return n * 2\ncases: [1] => 2 | (hidden) [2] => 4`,
  ],
  [
    'a call that has to stay',
    `::: fix it uses=math.sqrt Fix.\n${python('import math\nprint(math.sqrt(4))')}solution: import math ⏎ print(math.sqrt(9))\noutput: 3.0`,
  ],
  [
    'tests of versions',
    `::: write it Write.\n${python('def small(n):\n    return n < 10')}solution: assert small(9) and not small(10)\ncases: right => passes | \`n <= 10\` => caught | (hidden) off_by_one => caught`,
  ],
  [
    'a call with a fixture',
    `::: write it Write.\n${python('def first(values):')}solution: return values[0]\ncases: [ports] => 22 | (hidden) [[7]] => 7`,
  ],
])('accepts a sound exercise: %s', async (_kind, exercise) => {
  expect(await findings(exercise)).toEqual([]);
});

test.each([
  [
    'a run that does not end',
    `::: run it Run.\n${python('print(x)')}`,
    /^exercise it: The solution fails\. [^]*NameError/,
  ],
  [
    'a run whose output needs a change that nobody gave',
    `::: run it Run.\n${python('print(1)')}output: 2`,
    /The solution fails\. Line 1: expected "2", got "1"\./,
  ],
  [
    'a wrong answer to predict',
    `::: predict it Guess.\n${python('print(1)')}answer: 2`,
    /The program prints "1\\n"\. Correct the answer/,
  ],
  [
    'blanks filled wrong',
    `::: fill it Fill.\n${python('print(____)')}answer: 2\noutput: 1`,
    /The solution fails\./,
  ],
  [
    'an extra line that works instead of another',
    `::: arrange it Arrange.\n${python('x = 1\nprint(x)')}extra: print(1)\noutput: 1`,
    /The line `print\(1\)` also works:\nx = 1\nprint\(1\)\n/,
  ],
  [
    'an extra line that works in another order',
    `::: arrange it Arrange.\n${python('total = 0\ntotal += 5\ntotal *= 2\nprint(total)')}extra: total += 10 if total == 0 else 1 / 0\noutput: 10`,
    /The line `total \+= 10 if .*` also works:\ntotal = 0\ntotal \*= 2\ntotal \+= 10/,
  ],
  [
    'an extra line that works in a loop, beside orders that never end',
    `::: arrange it indent Arrange.\n${python('def half(n):\n    while n > 3:\n        n = n // 2\n    return n')}extra: n //= 2\ncases: [9] => 2 | [1] => 1`,
    /The line `n \/\/= 2` also works:/,
  ],
  [
    'an extra line that does no harm',
    `::: arrange it Arrange.\n${python('x = 1\nprint(x)')}extra: y = 1\noutput: 1`,
    /The line `y = 1` also works/,
  ],
  [
    'a program with nothing to fix',
    `::: fix it Fix.\n${python('print( 1 )')}solution: print(1)\noutput: 1`,
    /The program passes as it is\./,
  ],
  [
    'a solution beyond its own limit',
    `::: fix it max-lines=1 Fix.\n${python('print(1)\nprint(2)')}solution: print(3) ⏎ print(4)\noutput: 3 ⏎ 4`,
    /breaks its own limit\. You changed 2 lines\./,
  ],
  [
    'a starter that passes',
    `::: write it Write.\n${python('print(1)')}solution: print(1)\noutput: 1`,
    /The program passes as it is\./,
  ],
  [
    'a solution that fails a hidden case',
    `::: write it Write.\nsolution: print(1)\ncases: "" => "1" | (hidden) "2" => "2"`,
    /The solution fails\. A hidden case failed\./,
  ],
  [
    'a solution without the call that it asks for',
    `::: write it uses=math.sqrt Write.\nsolution: print(2.0)\noutput: 2.0`,
    /The solution fails\. The result is right, but your program never calls math\.sqrt\(\)\./,
  ],
  [
    'tests that miss a version',
    `::: write it Write.\n${python('def small(n):\n    return n < 10')}solution: assert small(9)\ncases: right => passes | \`n <= 10\` => caught`,
    /The solution fails\. Line 1: expected "caught", got "passes"\./,
  ],
  [
    'tests that are not true',
    `::: write it Write.\n${python('def small(n):\n    return n < 10')}solution: assert small(10)\ncases: right => passes | \`n <= 10\` => caught`,
    /The solution fails\. [^]*AssertionError/,
  ],
  [
    'a call that fails',
    `::: write it Write.\n${python('def first(values):')}solution: return values[9]\ncases: [ports] => 22`,
    /line 2, in first\n {4}return values\[9\]\nIndexError: /,
  ],
])('names %s', async (_name, exercise, finding) => {
  const found = await findings(exercise);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(finding);
});

test('a program without an output has to run to its end', async () => {
  const lesson = practiceFixture(`## One {#one}\n${python('print(1)')}\n${python('print(x)')}`);
  expect(await lessonOutput(lesson, runner)).toMatchObject([{ field: 'step one' }]);
});

test.each([
  [0.01, 1_250],
  [0.3, 3_000],
  [0.8, 5_000],
])(
  'if the solution took %f s, a wrong answer has ten times as long, at least a quarter of the limit and at most all of it: %i ms',
  async (seconds, wrongMs) => {
    const limits: number[] = [];
    const timed: LanguageRunner = {
      async run(request) {
        limits.push(request.limits.wallMs);
        const result = await runner.run(request);
        return { ...result, outcomes: result.outcomes.map((outcome) => ({ ...outcome, seconds })) };
      },
    };
    const exercise = `::: fix it Fix.\n${python('print(2)')}solution: print(1)\noutput: 1`;
    await exerciseCheck(practiceFixture(`## One {#one}\n${exercise}`, []), timed);
    expect([limits.at(0), limits.at(-1)]).toEqual([5_000, wrongMs]);
  },
);
