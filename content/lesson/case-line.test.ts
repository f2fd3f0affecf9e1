import { expect, test } from 'vitest';
import { practiceSteps } from './practice-steps.ts';

const FIXTURES = 'users = [1]\n\ndef one_short(port):\n    return port < 1023\n';
const SHOWN = '```python\ndef low(port):\n    return port < 1024\n```\n';

function keyOf(
  cases: string,
  { shown = SHOWN, solution = 'assert low(1)', fixtures = FIXTURES } = {},
) {
  const { exerciseKeys } = practiceSteps({
    file: 'lesson.md',
    firstLine: 1,
    body: `## Step {#step}\n\n::: write it Go.\n${shown}solution: ${solution}\ncases: ${cases}\n`,
    reviews: [],
    recordings: [],
    fixtures,
  });
  return exerciseKeys['it'];
}

test('tests are run on the right version, on other expressions and on functions of the fixtures', () => {
  expect(
    keyOf('right => passes | `port > 0` => caught | (hidden) one_short => caught'),
  ).toMatchObject({
    entry: { kind: 'program' },
    cases: [
      { input: 'right', expected: 'passes', isHidden: false },
      { input: 'return port > 0', expected: 'caught', isHidden: false },
      { input: 'one_short', expected: 'caught', isHidden: true },
    ],
    harness: { kind: 'versions', name: 'low', fixtures: FIXTURES },
    solution: 'def low(port):\n    return port < 1024\nassert low(1)\n',
  });
});

test('a call can name values of the fixtures, and only then needs them', () => {
  expect(keyOf('[users, "users"] => [true]')).toMatchObject({
    entry: { kind: 'function', name: 'low' },
    cases: [{ input: '[users, "users"]', expected: '[true]' }],
    harness: { kind: 'call', name: 'low', fixtures: FIXTURES },
  });
  expect(keyOf('["users"] => true', { fixtures: '' })).not.toHaveProperty('harness');
});

test.each([
  ['tests that need not be true', '`port` => caught', 'Begin the cases with `right => passes`'],
  ['tests that catch nothing', 'right => passes', 'Add a version that has to be `caught`.'],
  ['an unknown version', 'right => passes | odd => caught', 'defines no function "odd"'],
  ['an unknown value', '[guests] => 1', "can't be read"],
  ['two forms of cases', 'right => passes | [1] => 2', 'Use one kind.'],
  ['fixtures that no case uses', '[1] => 2', 'No case uses fixtures.py.'],
])('%s are refused', (_name, cases, problem) => {
  expect(() => keyOf(cases)).toThrow(problem);
});

test('versions need the function that they replace', () => {
  const cases = 'right => passes | `port` => caught';
  expect(() => keyOf(cases, { shown: '', fixtures: '' })).toThrow('Add the right version');
});
