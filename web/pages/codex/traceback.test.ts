import { describe, expect, test } from 'vitest';
import { parseTraceback } from './traceback.ts';
import { tracebackWords } from './traceback-words.ts';

const UNPACKING = `Traceback (most recent call last):
  File "solution.py", line 13, in <module>
    first, last = input().split("-")
    ^^^^^^^^^^^
ValueError: not enough values to unpack (expected 2, got 1)
`;

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

describe('reading a traceback', () => {
  test('the innermost line of the learner counts', () => {
    expect(parseTraceback(NESTED)).toEqual({
      line: 3,
      kind: 'ZeroDivisionError',
      message: 'division by zero',
    });
  });

  test('a syntax error has its line although nothing ran', () => {
    expect(parseTraceback(SYNTAX)).toMatchObject({ line: 2, kind: 'SyntaxError' });
  });

  test('an error without a message has an empty one', () => {
    const text = 'Traceback (most recent call last):\n  File "solution.py", line 1\nStopIteration';
    expect(parseTraceback(text)).toEqual({ line: 1, kind: 'StopIteration', message: '' });
  });

  test('a sentence about a limit is not a traceback', () => {
    expect(parseTraceback('The time limit of 5 s was reached.')).toBeNull();
  });
});

describe('saying an error in the words of the learner', () => {
  test('values that do not come are counted', () => {
    const traceback = parseTraceback(UNPACKING);
    expect(traceback && tracebackWords(traceback)).toBe('2 names wait for values, 1 came.');
  });

  test.each([
    ['NameError', "name 'prot' is not defined", 'Nothing is called prot yet.'],
    [
      'ValueError',
      "invalid literal for int() with base 10: '22 open'",
      "int() cannot read '22 open'",
    ],
    ['IndexError', 'list index out of range', 'The list is shorter than the index asks for.'],
    ['KeyError', "'user'", "The dictionary has no key 'user'."],
    ['EOFError', 'EOF when reading a line', 'asked for more input than this test gives'],
    ['ModuleNotFoundError', "No module named 'numpy'", 'no module called numpy'],
    ['SyntaxError', "'(' was never closed", "cannot read this line: '(' was never closed"],
  ])('%s: %s', (kind, message, words) => {
    expect(tracebackWords({ line: 1, kind, message })).toContain(words);
  });

  test('an unknown kind keeps the words of Python', () => {
    expect(
      tracebackWords({ line: 1, kind: 'OSError', message: '[Errno 113] No route to host' }),
    ).toBe('OSError: [Errno 113] No route to host');
  });
});
