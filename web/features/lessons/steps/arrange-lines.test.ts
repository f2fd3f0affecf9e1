import { expect, test } from 'vitest';
import { adviceOn, answerOf, indentLine, moveLine, openLines, setAside } from './arrange-lines.ts';

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

const stopped = (line: number, message: string): string =>
  `Traceback (most recent call last):\n  File "solution.py", line ${line}, in <module>\n${message}`;
const NO_TIME = "NameError: name 'time' is not defined. Did you forget to import 'time'?";

test.each([
  ['time = line[7:15]'],
  ['service, time = line.split()'],
  ['time: str = line'],
  ['for hour, time in times:'],
  ['    def time():'],
  ['from datetime import date, time'],
  ['with open("log") as time:'],
])('a line that uses a name before "%s" is too early, and that one is too late', (creator) => {
  const program = ['line = input()', 'print(time)', 'service = time', creator];
  expect([...adviceOn(program, stopped(2, NO_TIME))]).toEqual([
    [1, 'too early'],
    [3, 'too late'],
  ]);
});

test.each([
  ['no later line creates the name', ['print(time)', 'times = 1'], stopped(1, NO_TIME)],
  ['it is only compared', ['print(time)', 'print(1, time == 2)'], stopped(1, NO_TIME)],
  ['Python stopped for another reason', ['1 / 0', 'time = 1'], stopped(1, 'ZeroDivisionError')],
  ['the program ran to its end', ['print(1)', 'time = 1'], null],
])('there is no advice on the order if %s', (_, program, error) => {
  expect(adviceOn(program, error).size).toBe(0);
});
