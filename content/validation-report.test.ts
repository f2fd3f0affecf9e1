import { expect, test } from 'vitest';
import type { Item } from './curriculum-items.ts';
import { createReport } from './validation-report.ts';

const challenge = (id: string): Item => ({
  kind: 'challenge',
  id,
  content: null,
  validate: () => Promise.resolve({ problems: [], strength: null }),
  validateFit: () => Promise.resolve([]),
});

/** Reports challenges that took 1, 2, 3 … seconds. */
function reportOn(count: number, isWhole: boolean): string[] {
  const lines: string[] = [];
  const report = createReport((line) => void lines.push(line), { isWhole, namesSurvivors: false });
  for (let seconds = 1; seconds <= count; seconds += 1) {
    report.add({ item: challenge(`takes-${seconds}`), problems: [], strength: null, seconds });
  }
  report.finish();
  return lines;
}

test('a run of the whole curriculum names the ten slowest items, the slowest first', () => {
  expect(reportOn(12, true).at(-2)).toBe(
    'Slowest: takes-12 12.0 s, takes-11 11.0 s, takes-10 10.0 s, takes-9 9.0 s, takes-8 8.0 s, ' +
      'takes-7 7.0 s, takes-6 6.0 s, takes-5 5.0 s, takes-4 4.0 s, takes-3 3.0 s.',
  );
});

test('a run of chosen items names none', () => {
  expect(reportOn(2, false).join('\n')).not.toContain('Slowest');
});

test.each([
  [true, 1],
  [false, 0],
])('weak cases on average are a problem of the whole curriculum: %s', (isWhole, problems) => {
  const report = createReport(() => undefined, { isWhole, namesSurvivors: false });
  const strength = { share: 0.9, survivors: [] };
  report.add({ item: challenge('weak'), problems: [], strength, seconds: 1 });
  expect(report.finish()).toBe(problems);
});

test('survivors are named with their line where the report asks for them', () => {
  const survivors = [{ code: '', line: 7, was: 'a < b', became: 'a <= b' }];
  const reported = [true, false].map((namesSurvivors) => {
    const lines: string[] = [];
    const report = createReport((line) => void lines.push(line), { isWhole: true, namesSurvivors });
    const strength = { share: 0.99, survivors };
    report.add({ item: challenge('strong'), problems: [], strength, seconds: 1 });
    return lines.join('\n');
  });
  expect(reported[0]).toContain('line 7: no case fails with `a <= b` instead of `a < b`');
  expect(reported[1]).not.toContain('a <= b');
});

test.each([
  [360, 0],
  [361, 1],
])('a run has 360 seconds for items that take %i: %i problems', (seconds, problems) => {
  const options = { isWhole: true, namesSurvivors: false, mostSeconds: 360 };
  const report = createReport(() => undefined, options);
  const strength = { share: 1, survivors: [] };
  report.add({ item: challenge('long'), problems: [], strength, seconds });
  expect(report.finish()).toBe(problems);
});
