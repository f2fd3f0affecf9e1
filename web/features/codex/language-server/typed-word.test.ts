import { expect, test } from 'vitest';
import type { Problem } from './problems.ts';
import type { LspPosition } from './protocol.ts';
import { endOf, problemsAfter, type TextChange, visibleProblems } from './typed-word.ts';

const at = (line: number, character: number): LspPosition => ({ line, character });

function problem(line: number, start: number, end: number): Problem {
  const range = { start: at(line, start), end: at(line, end) };
  return { range, severity: 'error', message: '' };
}

const insertion = (place: LspPosition, text: string): TextChange => ({
  start: place,
  end: place,
  text,
});

test.each([
  ['a', at(1, 5)],
  ['one\ntwo', at(2, 3)],
  ['one\r\n', at(2, 0)],
])('the text %j ends where the cursor is after typing it', (text, end) => {
  expect(endOf(insertion(at(1, 4), text))).toEqual(end);
});

test('a problem before a change stays where it is', () => {
  expect(problemsAfter([problem(0, 0, 4)], insertion(at(0, 6), 'x'))).toEqual([problem(0, 0, 4)]);
});

test('a problem behind a change on the same line moves with the text', () => {
  expect(problemsAfter([problem(0, 8, 9)], insertion(at(0, 4), 'xy'))).toEqual([
    problem(0, 10, 11),
  ]);
});

test('a problem moves to another line with the text', () => {
  expect(problemsAfter([problem(2, 8, 9)], insertion(at(2, 4), 'x\n  '))).toEqual([
    problem(3, 6, 7),
  ]);
  const deletion = { start: at(0, 3), end: at(1, 0), text: '' };
  expect(problemsAfter([problem(1, 1, 2), problem(4, 1, 2)], deletion)).toEqual([
    problem(0, 4, 5),
    problem(3, 1, 2),
  ]);
});

test('a problem that a change touches is gone until the code is checked again', () => {
  expect(problemsAfter([problem(0, 2, 6)], insertion(at(0, 6), 'x'))).toEqual([]);
  expect(problemsAfter([problem(0, 2, 6)], insertion(at(0, 2), 'x'))).toEqual([]);
});

test('the word that is being typed is not marked, but every other one is', () => {
  const [first, typed, last] = [problem(0, 0, 3), problem(0, 6, 9), problem(1, 6, 9)] as const;
  const problems = [first, typed, last];
  expect(visibleProblems(problems, { line: 0, start: 6, end: 9 })).toEqual([first, last]);
  expect(visibleProblems(problems, null)).toEqual(problems);
});
