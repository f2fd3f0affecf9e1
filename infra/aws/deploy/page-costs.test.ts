import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type CostLine, monthlyCost, sumOf } from '../../../tools/capacity/monthly-cost.ts';
import { dollarsText } from '../../../tools/capacity/report/draw-table.ts';

const PAGE = path.join(import.meta.dirname, '../../../docs/deploy.md');

/** The groups in which the page sums up a bill, by how its lines begin. */
const PARTS: readonly [string, RegExp][] = [
  ['Lambda', /^Lambda/],
  ['HTTP API and CloudFront', /^(HTTP API|CloudFront)/],
  ['CloudWatch', /^CloudWatch/],
  ['secrets and schedules', /^(KMS|Secrets|EventBridge)/],
  ['Supabase', /^Supabase/],
];

test('the deploy page states the costs of the cost model, group by group', async () => {
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

test('every line of a bill belongs to exactly one group', () => {
  const lines = monthlyCost(50_000).map(
    ({ what }) => PARTS.filter(([, pattern]) => pattern.test(what)).length,
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});
