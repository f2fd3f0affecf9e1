import { expect, test } from 'vitest';
import { isRightAnswer, newMathsQuestion } from './maths-check.ts';

test('operands go from 1 to 10', () => {
  expect(newMathsQuestion(() => 0)).toEqual({ left: 1, right: 1 });
  expect(newMathsQuestion(() => 0.999_999)).toEqual({ left: 10, right: 10 });
});

test('only the sum is a correct answer', () => {
  const question = { left: 7, right: 4 };
  expect(isRightAnswer(question, ' 11 ')).toBe(true);
  for (const answer of ['12', '', '1e1', '0x0b', '11.0', 'eleven']) {
    expect(isRightAnswer(question, answer)).toBe(false);
  }
});
