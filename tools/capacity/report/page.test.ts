import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { benchComparisons } from './check-tables.ts';
import { fillPage } from './fill-page.ts';

test('the page matches what the model calculates; update it with `npm run scale -- --write`', async () => {
  const page = await readFile('docs/scale.md', 'utf8');
  expect(fillPage(page)).toBe(page);
});

test('a page without a marker for a table is refused with the name of the table', () => {
  expect(() => fillPage('# Scale')).toThrow('no "<!-- scale: first -->"');
});

test('the model is within a factor of three of what the benchmark measured', () => {
  const deviating = benchComparisons().filter(
    ([, model, seen]) => model / seen > 3 || seen / model > 3,
  );
  expect(deviating).toEqual([]);
});
