import { expect, test } from 'vitest';
import { answerOf, indentLine, moveLine, openLines, setAside } from './arrange-lines.ts';

const LINES = openLines(['a', 'b', 'c']);

test.each([
  [0, 1, ['b', 'a', 'c']],
  [0, 2, ['b', 'c', 'a']],
  [2, -2, ['c', 'a', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 9, ['a', 'b', 'c']],
])('line %i moved by %i', (id, by, order) => {
  expect(answerOf(moveLine(LINES, id, by))).toEqual(order);
});

test('a line is indented by four spaces a level, and never to the left of the edge', () => {
  expect(answerOf(indentLine(LINES, 1, 2))).toEqual(['a', '        b', 'c']);
  expect(answerOf(indentLine(LINES, 1, -1))).toEqual(['a', 'b', 'c']);
});

test('a line that is set aside is not in the answer, keeps its indentation, and comes back last', () => {
  const aside = setAside(indentLine(LINES, 0, 1), 0, true);
  expect(answerOf(aside)).toEqual(['b', 'c']);
  expect(answerOf(setAside(aside, 0, false))).toEqual(['b', 'c', '    a']);
});

test('lines with the same text move apart', () => {
  const lines = openLines(['x', 'y', 'x']);
  expect(moveLine(lines, 2, -1).map(({ id }) => id)).toEqual([0, 2, 1]);
});
