import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareByDuration, SECONDS_OF_FILES } from './longest-first.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ESCAPE = 'tests/security/sandbox-escape.system.test.ts';
const PARITY = 'tests/parity/parity.system.test.ts';

test('within a group, the longest file runs first, and the others keep their order', () => {
  const files = ['b.test.ts', PARITY, 'a.test.ts', ESCAPE].map((file) => ({ group: 1, file }));
  expect(files.toSorted(compareByDuration).map(({ file }) => file)).toEqual([
    ESCAPE,
    PARITY,
    'b.test.ts',
    'a.test.ts',
  ]);
});

test('no file runs before those of an earlier group', () => {
  const files = [
    { group: 2, file: ESCAPE },
    { group: 0, file: 'a.test.ts' },
  ];
  expect(files.toSorted(compareByDuration).map(({ file }) => file)).toEqual(['a.test.ts', ESCAPE]);
});

test('every file in the list exists', () => {
  const missing = Object.keys(SECONDS_OF_FILES).filter(
    (file) => !existsSync(path.join(ROOT, file)),
  );
  expect(missing).toEqual([]);
});
