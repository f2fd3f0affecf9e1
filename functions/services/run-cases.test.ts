import { expect, test } from 'vitest';
import { MAX_INPUTS } from '../../sandbox/contract.ts';
import type { CatalogueChallenge, PublishedCase } from './ports/catalogue.ts';
import { submissionCases } from './run-cases.ts';

const casesNamed = (name: string, count: number): PublishedCase[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${name} ${index}`,
    stdin: String(index),
    expectedStdout: '',
  }));

interface Counted {
  difficulty: number;
  fixedCount: number;
  shownCount: number;
}

/** Counts the cases of a submission to a challenge with three samples, by whether they were drawn. */
function countCases({ difficulty, fixedCount, shownCount }: Counted): {
  drawn: number;
  all: number;
} {
  const fixed = casesNamed('fixed', fixedCount);
  const shown = new Set(fixed.slice(0, shownCount).map(({ name }) => name));
  const challenge = {
    difficulty,
    samples: casesNamed('sample', 3),
  } as unknown as CatalogueChallenge;
  const known = { fixed, pool: casesNamed('pool', 50), shown, evidence: null };
  const cases = submissionCases(challenge, known, () => 0.5);
  return { drawn: cases.filter(({ isDrawn }) => isDrawn).length, all: cases.length };
}

test('a submission draws four cases, and one more for each fixed case that learners come to see', () => {
  expect(countCases({ difficulty: 3, fixedCount: 10, shownCount: 0 })).toEqual({
    drawn: 4,
    all: 17,
  });
  expect(countCases({ difficulty: 2, fixedCount: 10, shownCount: 0 })).toEqual({
    drawn: 14,
    all: 27,
  });
});

test.each([0, 1, 10])(
  'after %i cases were shown, the number of tests is the same',
  (shownCount) => {
    expect(countCases({ difficulty: 1, fixedCount: 10, shownCount }).all).toBe(27);
  },
);

test('a submission never has more cases than a request may have', () => {
  expect(countCases({ difficulty: 1, fixedCount: 45, shownCount: 45 })).toEqual({
    drawn: MAX_INPUTS - 48,
    all: MAX_INPUTS,
  });
});
