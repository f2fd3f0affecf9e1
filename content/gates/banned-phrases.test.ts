import { expect, test } from 'vitest';

import { bannedPhrases } from './banned-phrases.ts';

const check = (text: string, file = 'lessons/first/lesson.md') => bannedPhrases({ file, text });

test.each([
  ['small letters', 'Use small letters.'],
  ['Full stops', 'Full stops end a sentence.'],
  ['thousand million', 'It tries ten thousand million words.'],
  ['is no JSON', 'For text that is no JSON, return None.'],
  ['The subtle point', 'The subtle point was the edge.'],
])('"%s" is reported with what to write instead', (phrase, text) => {
  expect(check(text)).toMatchObject([
    { field: 'line 1', fix: expect.stringContaining(phrase) as string },
  ]);
});

test.each([
  'Use lowercase letters. A period is no secret; there is no such file, and a mender is a person.',
  '03-counting-begins-anew: Counting starts again',
])('"%s" passes', (text) => {
  expect(check(text)).toEqual([]);
});

test('of a program, only what learners read counts', () => {
  const program = '# advice: You print small letters.\n# look: 01-full-stop\nname = "full stop"\n';
  expect(check(program, 'challenges/shout/mistakes/one.py')).toMatchObject([{ field: 'line 1' }]);
});

test('data may contain anything', () => {
  expect(check('a full stop', 'challenges/shout/samples/01-a.in')).toEqual([]);
});
