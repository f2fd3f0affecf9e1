import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type CostLine, monthlyCost, sumOf } from '../../../tools/capacity/monthly-cost.ts';
import { dollarsText } from '../../../tools/capacity/report/number-format.ts';

const PAGE = path.join(import.meta.dirname, '../../../docs/deploy.md');

/** How the page sums the lines of a bill up, by how they begin. */
const PARTS: readonly [string, RegExp][] = [
  ['Lambda', /^Lambda/],
  ['HTTP API and CloudFront', /^(HTTP API|CloudFront)/],
  ['CloudWatch', /^CloudWatch/],
  ['secrets and schedules', /^(KMS|Secrets|EventBridge)/],
  ['Supabase', /^Supabase/],
];

test('the page on deploying tells the costs that the model has, part by part', async () => {
  const bills = [500, 50_000].map((learners) => monthlyCost(learners));
  const sums = (pattern: RegExp): string =>
    bills
      .map((bill) => dollarsText(sumOf(bill.filter(({ what }: CostLine) => pattern.test(what)))))
      .join(' | ');
  const rows = [...PARTS, ['**Sum**', /^/] as const].map(
    ([name, pattern]) => `| ${name} | ${sums(pattern)} |`,
  );
  const page = (await readFile(PAGE, 'utf8')).replaceAll(/ {2,}/g, ' ');
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});

test('no line of a bill is left out, and none counts twice', () => {
  const lines = monthlyCost(50_000).map(
    ({ what }) => PARTS.filter(([, pattern]) => pattern.test(what)).length,
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});
