import { expect, test } from 'vitest';
import { lineFindProgress, type LineMark, wrongLineFeedback } from './line-find.ts';

const find = { question: 'Which line?', choices: [1, 2, 4, 5, 6, 9] };
const key = { lines: [5, 6], why: 'Because.', feedback: { 2: 'Line 2 only reads.' } };
const marked = (...lines: number[]): LineMark[] => lines.map((line) => ({ line, isShown: false }));

test('a learner has found it with one of the faulty lines', () => {
  expect(lineFindProgress(key, marked(9, 1, 6))).toEqual({
    ...{ state: 'FOUND', wrongLines: [1, 9], canShow: false },
  });
});

test('after three other lines, a learner can be shown the faulty ones', () => {
  expect(lineFindProgress(key, marked(1, 2))).toMatchObject({ state: 'OPEN', canShow: false });
  expect(lineFindProgress(key, marked(1, 2, 9))).toMatchObject({ state: 'OPEN', canShow: true });
  const shown = [...marked(1, 2, 9), { line: 5, isShown: true }];
  expect(lineFindProgress(key, shown)).toMatchObject({ state: 'SHOWN', canShow: false });
});

test('the first wrong line gets what its author says, and the second one also names a half', () => {
  expect(wrongLineFeedback(find, key, { line: 2, wrongLines: [2] })).toBe('Line 2 only reads.');
  expect(wrongLineFeedback(find, key, { line: 1, wrongLines: [1] })).toBe("Line 1 isn't the one.");
  expect(wrongLineFeedback(find, key, { line: 2, wrongLines: [1, 2] })).toBe(
    'Line 2 only reads. Look again at lines 5 to 9.',
  );
});
