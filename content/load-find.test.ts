import { expect, test } from 'vitest';
import { loadFind } from './load-find.ts';

const STARTER = '# Shouts.\nword = input()\n\nloud = word.lower()\nprint(loud)\nprint()\n';
const FIELDS = {
  ...{ question: 'Which line is too quiet?', lines: [4] },
  ...{ why: 'It makes the word quiet.', feedback: {} },
};

test('without choices, every line with code can be marked', () => {
  expect(loadFind('challenge.yml', FIELDS, STARTER)).toEqual({
    find: {
      shown: { question: FIELDS.question, choices: [2, 4, 5, 6] },
      key: { lines: [4], why: FIELDS.why, feedback: {} },
    },
  });
  expect(loadFind('challenge.yml', undefined, STARTER)).toEqual({});
});

test.each([
  ['a faulty line without code', { lines: [3] }, 'find.lines: Line 3 of starter.py has no code.'],
  ['a faulty line after the end', { lines: [9] }, 'find.lines: Line 9 of starter.py has no code.'],
  ['a comment among the choices', { choices: [1, 2, 4, 5] }, 'find.choices: Line 1 of starter.py'],
  ['a faulty line that can’t be marked', { choices: [2, 5, 6] }, 'find.choices: Add line 4.'],
  ['feedback on a faulty line', { feedback: { 4: 'No.' } }, 'find.feedback: Line 4 is faulty.'],
])('%s is refused', (_, fields, message) => {
  expect(() => loadFind('challenge.yml', { ...FIELDS, ...fields }, STARTER)).toThrow(message);
});
