import { expect, test } from 'vitest';
import { checkNames, runChecks } from './run-checks.ts';

test('a missing script in package.json fails with its name, and the others still run', async () => {
  const reports: string[] = [];
  const tally = await runChecks(['check:nothing', 'check:deps:nothing'], (text) =>
    reports.push(text),
  );
  expect(tally).toEqual({ passed: 0, failed: 2 });
  expect(reports.join('\n')).toMatch(/FAILED {2}check:nothing[\s\S]*Missing script/);
  expect(reports.join('\n')).toContain('FAILED  check:deps:nothing');
});

test('every check that CONTRIBUTING describes is a script', () => {
  const promised = [
    'lint',
    'types',
    'types:web',
    'deps',
    'unused',
    'codegen',
    'format',
    'spelling',
  ];
  expect(checkNames()).toEqual(expect.arrayContaining(promised.map((name) => `check:${name}`)));
});
