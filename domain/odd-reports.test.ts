import { expect, test } from 'vitest';
import type { Exercise, ExerciseKey } from './exercise.ts';
import { runOnCases } from './exercise-harness.ts';
import type { Outcome } from './grading.ts';
import { missingCall } from './required-calls.ts';

/** What a learner's program may print in place of the report that was expected. */
const ODD: readonly string[] = [
  ...['', 'null', 'NaN', '-0', '1e999', '7', 'true', '""', '"text"', '[]', '{}', '[[]]', '[null]'],
  ...['{"value":null}', '{"value":7}', '{"value":["a"]}', '{"value":{}}', '{"error":null}'],
  ...['{"error":{"length":1}}', '{"__proto__":{"value":"x"}}', '{"toString":1}', '["len","len"]'],
  ...['"\\ud800"', '{"value":7,"error":[]}', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, '\0'],
];

const finished = (stdout: string): Outcome => ({
  status: 'FINISHED',
  stdout,
  output: stdout,
  error: null,
  seconds: 0.1,
});

const exercise = {
  kind: 'write',
  cases: [{ input: 'f(1)', expected: '1' }],
} as unknown as Exercise;
const key = {
  entry: { kind: 'program' },
  harness: { kind: 'call', name: 'f', fixtures: '' },
  hiddenCases: [],
  cases: [{ input: 'f(1)', expected: '1' }],
} as unknown as ExerciseKey;

test.each(ODD)('a report that is %j fails its case, and nothing else', async (printed) => {
  const outcomes = await runOnCases({ exercise, key, code: '' }, (request) =>
    Promise.resolve(request.inputs.map(() => finished(printed))),
  );
  for (const outcome of outcomes) {
    expect(outcome.status).toBe('ERROR');
    expect(typeof outcome.error).toBe('string');
    expect(typeof outcome.output).toBe('string');
  }
});

test.each(ODD)(
  'a list of missing calls that is %j names a function of the exercise, or none',
  (printed) => {
    const missing = missingCall({ uses: ['ord', 'chr'] }, finished(printed));
    expect(['ord', null]).toContain(missing);
  },
);
