import { expect, test } from 'vitest';
import type { LanguageRunner } from '../../sandbox/contract.ts';
import { challengeSchema } from '../schemas/curriculum-schemas.ts';
import { practiceFixture } from './practice-fixture.ts';
import { timeCheck } from './time-check.ts';

const noRunner: LanguageRunner = {
  run: () => Promise.reject(new Error('This gate runs nothing.')),
};
/** Steps of 20 minutes by the rule: 1 for the words, 18 for the exercises. */
const BODY = [1, 2, 3]
  .map(
    (number) =>
      `## Step {#step-${number}}\n${'word '.repeat(80)}\n::: write it-${number} Print it.\nsolution: print(1)\noutput: 1\n`,
  )
  .join('\n');

async function findings(estimatedMinutes: number): Promise<string[]> {
  const authored = practiceFixture(BODY);
  const lesson = { ...authored.lesson, estimatedMinutes };
  const problems = await timeCheck({ ...authored, lesson }, noRunner);
  return problems.map(({ file, field, fix }) => `${file} ${field}: ${fix}`);
}

test('accepts an estimate that differs by less than half', async () => {
  expect(await findings(11)).toEqual([]);
  expect(await findings(20)).toEqual([]);
  expect(await findings(29)).toEqual([]);
});

test('names an estimate that is too short or too long by half', async () => {
  const about = 'minutes, but its words and exercises take about 20. Correct it, or leave it out.';
  const field = 'lessons/first/lesson.md estimated_time';
  expect(await findings(10)).toEqual([`${field}: It says 10 ${about}`]);
  expect(await findings(30)).toEqual([`${field}: It says 30 ${about}`]);
});

test('a challenge cannot state a time, because nothing could prove it', () => {
  const { error } = challengeSchema.safeParse({ format: 2, estimated_time: 25 });
  expect(error?.issues).toContainEqual(
    expect.objectContaining({ code: 'unrecognized_keys', keys: ['estimated_time'] }),
  );
});
