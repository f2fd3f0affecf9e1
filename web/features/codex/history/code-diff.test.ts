import { expect, test } from 'vitest';
import { foldChanges, lineChanges } from './code-diff.tsx';

const SIGNS = { same: ' ', removed: '-', added: '+' } as const;
const drawn = (older: string, newer: string): string[] =>
  lineChanges(older, newer).map(({ kind, text, line }) => `${line}${SIGNS[kind]}${text}`);

test('unchanged lines are distinguished from removed and added ones', () => {
  expect(drawn('a\nb\nc\nd\n', 'a\nx\nc\nd\ne\n')).toEqual([
    '1 a',
    '2-b',
    '2+x',
    '3 c',
    '4 d',
    '5+e',
  ]);
});

test('a moved line is removed in one place and added in another', () => {
  expect(drawn('a\nb\nc', 'b\nc\na')).toEqual(['1-a', '1 b', '2 c', '3+a']);
});

test('equal texts have no changes, with or without the final newline', () => {
  expect(lineChanges('a\nb\n', 'a\nb').every(({ kind }) => kind === 'same')).toBe(true);
  expect(lineChanges('', '')).toEqual([]);
  expect(drawn('', 'a')).toEqual(['1+a']);
  expect(drawn('a', '')).toEqual(['1-a']);
});

test('every line of both texts appears in order, however they differ', () => {
  const older = Array.from({ length: 60 }, (_, index) => String((index * 7) % 11));
  const newer = Array.from({ length: 70 }, (_, index) => String((index * 5) % 13));
  const changes = lineChanges(older.join('\n'), newer.join('\n'));
  const textsWithout = (left: string) =>
    changes.filter(({ kind }) => kind !== left).map(({ text }) => text);
  expect(textsWithout('added')).toEqual(older);
  expect(textsWithout('removed')).toEqual(newer);
});

test('texts that are too long to compare become one removal and one addition', () => {
  const lines = (name: string) => Array.from({ length: 2000 }, () => name).join('\n');
  const changes = lineChanges(`same\n${lines('a')}`, `same\n${lines('b')}`);
  expect(changes).toHaveLength(4001);
  expect(changes[0]).toEqual({ kind: 'same', text: 'same', line: 1 });
});

test('lines far from any change are folded', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
  const blocks = foldChanges(lineChanges(lines.join('\n'), lines.with(10, 'new').join('\n')));
  expect(blocks.map((block) => (block.kind === 'folded' ? block.count : 'shown'))).toEqual([
    7,
    'shown',
    6,
  ]);
});
