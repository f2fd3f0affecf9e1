import { expect, test } from 'vitest';
import { changeWords, shortChangeWords, tallyWords, titlesAlone } from './feedback-words.ts';

test('the tally counts cases', () => {
  expect(tallyWords({ passedCount: 3, caseCount: 9 })).toBe('3 of 9 cases passed');
  expect(tallyWords({ passedCount: 0, caseCount: 1 })).toBe('0 of 1 case passed');
});

test.each([
  [2, 1, 'this one fixed 2 cases and broke 1 case'],
  [1, 0, 'this one fixed 1 case and broke none'],
  [0, 3, 'this one fixed nothing and broke 3 cases'],
  [0, 0, 'Of the cases that every submission runs, the same pass as before'],
])('%i fixed and %i broken cases are told', (fixedCount, brokenCount, words) => {
  expect(changeWords({ fixedCount, brokenCount })).toContain(words);
});

test.each([
  [2, 1, 'fixed 2, broke 1'],
  [1, 0, 'fixed 1'],
  [0, 3, 'broke 3'],
  [0, 0, null],
  [null, null, null],
])('in a row, %i fixed and %i broken cases take a few words', (fixedCount, brokenCount, words) => {
  expect(shortChangeWords({ fixedCount, brokenCount })).toBe(words);
});

test('a first submission has nothing to be compared with', () => {
  expect(changeWords({ fixedCount: null, brokenCount: null })).toBeNull();
});

test('a case that is shown has no second row for its title', () => {
  const shown = {
    name: 'Both ends open',
    stdin: '',
    expectedStdout: null,
    actualStdout: null,
    difference: null,
  };
  const failingTitles = ['Both ends open', 'A single port'];
  expect(titlesAlone({ failingTitles, cases: [shown] })).toEqual(['A single port']);
});
