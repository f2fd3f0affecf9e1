import { expect, test } from 'vitest';
import { summarize } from './measurement.ts';
import { drawTable } from './table.ts';

const hello = { name: 'hello', unit: 'ms' } as const;

test('a measurement holds the minimum, the median, the slow percentiles and the maximum of its runs', () => {
  const values = [5, 1, 3, 2, 4, 100];
  expect(summarize({ ...hello, of: 'ours' }, values)).toMatchObject({
    runs: 6,
    min: 1,
    p50: 4,
    p95: 100,
    p99: 100,
    max: 100,
  });
});

test('the table compares every contender with the baseline, which comes first', () => {
  const table = drawTable([
    summarize({ ...hello, of: 'native' }, [10.6]),
    summarize({ name: 'memory', of: 'ours', unit: 'MB' }, [130]),
    summarize({ ...hello, of: 'ours' }, [0.53]),
  ]);
  const lines = table.split('\n').map((line) => line.trim().split(/\s{2,}/));
  expect(lines).toEqual([
    ['hello (ms)'],
    ['least', 'p50', 'p95', 'p99', 'runs', 'to peer'],
    ['native', '10.6', '10.6', '10.6', '10.6', '1', '×1.00'],
    ['ours', '0.530', '0.530', '0.530', '0.530', '1', '×0.05'],
    [''],
    ['memory (MB)'],
    ['least', 'p50', 'p95', 'p99', 'runs', 'to peer'],
    ['ours', '130', '130', '130', '130', '1'],
  ]);
});

test('what has a bar or a floor is compared with that instead', () => {
  const table = drawTable([
    summarize({ ...hello, of: 'soon', bar: 3_000 }, [2_000]),
    summarize({ ...hello, of: 'later', bar: 5_000 }, [6_000]),
    summarize({ ...hello, of: 'enough', floor: 98 }, [99]),
  ]);
  const lastCells = table.split('\n').map((line) =>
    line
      .trim()
      .split(/\s{2,}/)
      .at(-1),
  );
  expect(lastCells.slice(1)).toEqual(['bar', '≤ 3000', '≤ 5000', '≥ 98']);
});
