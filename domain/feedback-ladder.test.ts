import { expect, test } from 'vitest';
import {
  canShowSolution,
  experienceAvailableAt,
  feedbackFor,
  missingForSolution,
  nextHelp,
  showsPracticeCase,
} from './feedback-ladder.ts';

const fixed = (title: string) => ({ title, isFixed: true });
const DRAWN = { title: 'Another input of the same kind', isFixed: false };
const FAILING = [fixed('A tie'), fixed('No owls'), fixed('An empty line'), DRAWN, DRAWN];
const EVERY_TITLE = ['A tie', 'No owls', 'An empty line', 'Another input of the same kind'];
const THREE = EVERY_TITLE.slice(0, 3);

/** What is shown at a difficulty after each failed submission, as in the table of section 3. */
const TABLE: Record<
  number,
  { titles: string[]; full?: string[]; inputs?: string[]; practice?: boolean }[]
> = {
  1: [
    { titles: EVERY_TITLE, full: ['A tie'] },
    { titles: EVERY_TITLE, full: THREE },
    { titles: EVERY_TITLE, full: THREE, practice: true },
    { titles: EVERY_TITLE, full: THREE, practice: true },
  ],
  3: [
    { titles: EVERY_TITLE },
    { titles: EVERY_TITLE, inputs: ['A tie'] },
    { titles: EVERY_TITLE, inputs: ['A tie'], practice: true },
    { titles: EVERY_TITLE, inputs: ['A tie'], practice: true },
  ],
  4: [
    { titles: ['A tie', 'No owls'] },
    { titles: EVERY_TITLE },
    { titles: EVERY_TITLE, practice: true },
    { titles: EVERY_TITLE, practice: true },
  ],
};
const ROWS = Object.entries({ ...TABLE, 2: TABLE[1] ?? [], 5: TABLE[4] ?? [] }).flatMap(
  ([difficulty, rows]) =>
    rows.map((row, index) => ({
      difficulty: Number(difficulty),
      failedSubmissions: index + 1,
      ...row,
    })),
);

test.each(ROWS)(
  'difficulty $difficulty shows what its row says after failed submission $failedSubmissions',
  ({ difficulty, failedSubmissions, titles, full = [], inputs = [], practice = false }) => {
    const granted = feedbackFor({ difficulty, failedSubmissions, failing: FAILING });
    expect(granted.titles).toEqual(titles);
    expect(granted.inFull.map(({ title }) => title)).toEqual(full);
    expect(granted.inputsOnly.map(({ title }) => title)).toEqual(inputs);
    expect(granted.hasPracticeCase).toBe(practice);
    expect(showsPracticeCase(difficulty, failedSubmissions)).toBe(practice);
  },
);

test.each([1, 2, 3, 4, 5])(
  'a drawn case shows nothing but its title at difficulty %i',
  (difficulty) => {
    for (let failedSubmissions = 1; failedSubmissions <= 50; failedSubmissions += 1) {
      const granted = feedbackFor({ difficulty, failedSubmissions, failing: [DRAWN, DRAWN] });
      expect(granted.titles).toEqual([DRAWN.title]);
      expect([...granted.inFull, ...granted.inputsOnly]).toEqual([]);
    }
  },
);

test('the solution can be shown after five failed submissions and all hints', () => {
  const canShow = (failedSubmissions: number, isEveryHintRevealed: boolean) =>
    canShowSolution({ failedSubmissions, isEveryHintRevealed });
  expect([canShow(4, true), canShow(5, false), canShow(5, true), canShow(9, true)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('XP are available again three days after the solution was shown', () => {
  expect(experienceAvailableAt(new Date('2026-02-27T10:00:00Z'))).toEqual(
    new Date('2026-03-02T10:00:00Z'),
  );
});

test.each([
  [1, 1, 'The next failed submission shows every failing test in full.'],
  [2, 2, 'The next failed submission shows a short failing case for practice.'],
  [3, 1, 'The next failed submission shows the input of the first failing test.'],
  [5, 1, 'The next failed submission shows the titles of all failing tests.'],
  [5, 2, 'The next failed submission shows a short failing case for practice.'],
  [1, 3, null],
  [4, 9, null],
])('at difficulty %i after failure %i, it says: %s', (difficulty, failedSubmissions, sentence) => {
  expect(nextHelp({ difficulty, failedSubmissions }, true)).toBe(sentence);
});

test('a challenge without practice cases promises none', () => {
  expect(nextHelp({ difficulty: 4, failedSubmissions: 2 }, false)).toBeNull();
  expect(nextHelp({ difficulty: 1, failedSubmissions: 1 }, false)).toMatch(/in full/);
});

test.each([
  [3, true, 'After 2 more failed submissions, you can see the solution.'],
  [4, false, 'After 1 more failed submission and all hints, you can see the solution.'],
  [7, false, 'After all hints, you can see the solution.'],
  [5, true, null],
])(
  'after failure %i (all hints revealed: %s), it says about the solution: %s',
  (failedSubmissions, isEveryHintRevealed, sentence) => {
    expect(missingForSolution({ failedSubmissions, isEveryHintRevealed })).toBe(sentence);
  },
);
