import { describe, expect, test } from 'vitest';
import { parseTraceback } from './traceback.tsx';

const NESTED = `Traceback (most recent call last):
  File "solution.py", line 9, in <module>
    print(half(0))
  File "solution.py", line 3, in half
    return 1 / number
ZeroDivisionError: division by zero`;

const SYNTAX = `  File "solution.py", line 2
    print("open"
         ^
SyntaxError: '(' was never closed`;

const EXPLANATION = 'A number is divided by zero. Check the divisor first.';

describe('reading a traceback', () => {
  test("uses the innermost line of the learner's code", () => {
    expect(parseTraceback(`${NESTED}\n\n${EXPLANATION}`)).toEqual({
      line: 3,
      explanation: EXPLANATION,
      message: 'ZeroDivisionError: division by zero',
      text: NESTED,
    });
  });

  test('finds the line of a syntax error, although nothing ran', () => {
    expect(parseTraceback(`${SYNTAX}\n\nThe bracket is open.`)).toMatchObject({
      line: 2,
      explanation: 'The bracket is open.',
    });
  });

  test('finds the explanation of an error outside the learner’s code', () => {
    const text = 'TypeError: scan() takes 1 positional argument but 2 were given';
    expect(parseTraceback(`${text}\n\nCompare the call.`)).toEqual({
      line: null,
      explanation: 'Compare the call.',
      message: text,
      text,
    });
  });

  test('uses the last of several errors, even with empty lines between them', () => {
    const chained = `${NESTED}\n\nDuring handling of the above exception, another exception occurred:\n\n${NESTED}`;
    expect(parseTraceback(`${chained}\n\n${EXPLANATION}`)).toMatchObject({
      explanation: EXPLANATION,
      text: chained,
    });
  });

  test('falls back to Python’s message if there is no explanation', () => {
    const explanationOf = (text: string) => parseTraceback(text)?.explanation;
    expect(explanationOf(NESTED)).toBe('ZeroDivisionError: division by zero');
    expect(explanationOf('Traceback (most recent call last):\nValueError: one\nand two')).toBe(
      'ValueError: one\nand two',
    );
  });

  test('ignores a message about a limit', () => {
    expect(parseTraceback('The time limit of 5 s was reached.')).toBeNull();
  });
});
