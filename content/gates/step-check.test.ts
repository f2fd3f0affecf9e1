import { expect, test } from 'vitest';

import type { LanguageRunner } from '../../sandbox/contract.ts';
import { practiceFixture, python } from './practice-fixture.ts';
import { stepCheck } from './step-check.ts';

const noRunner: LanguageRunner = {
  run: () => Promise.reject(new Error('This gate runs nothing.')),
};
const KEY = `::: predict guess key Guess.\n${python('print(1)')}answer: 1\n`;

async function findings(body: string, reviews: string[] = []): Promise<string[]> {
  const problems = await stepCheck(practiceFixture(body, reviews), noRunner);
  return problems.map(({ field, fix }) => `${field}: ${fix}`);
}

test('accepts a short step with one exercise', async () => {
  expect(await findings(`## One {#one}\n${'word '.repeat(119)}\n${KEY}`)).toEqual([]);
});

test('names a step with more than 120 words, the question included and code left out', async () => {
  const code = python(`print("${'word '.repeat(50)}")`);
  expect(await findings(`## One {#one}\n${'word '.repeat(120)}\n${code}${KEY}`)).toEqual([
    'step one: It has 121 words. Shorten it to 120, or make two steps of it.',
  ]);
});

test('names steps without an exercise or with several', async () => {
  const body = `## One {#one}\n${KEY}::: run it Run.\n${python('1')}## Two {#two}\nText.`;
  expect(await findings(body)).toEqual([
    'step one: It has 2 exercises. Give each step exactly one.',
    'step two: It has 0 exercises. Give each step exactly one.',
  ]);
});

test('asks for exactly one key exercise', async () => {
  const fix = ': Mark exactly one exercise with `key`: the one that shows what was learned.';
  expect(await findings(`## One {#one}\n${KEY.replace(' key', '')}`)).toEqual([fix]);
  const two = `## Two {#two}\n${KEY.replace('guess', 'guess-again')}`;
  expect(await findings(`## One {#one}\n${KEY}\n${two}`)).toEqual([fix]);
});

test('asks for a hidden case of a key exercise with code', async () => {
  const body = (hidden: string) =>
    `## One {#one}\n::: write it key Write.\nsolution: print(1)\ncases: ${hidden}"" => "1"`;
  expect(await findings(body(''))).toEqual([
    'exercise it: Add a hidden case, so that printing the visible answers is not enough.',
  ]);
  expect(await findings(body('(hidden) '))).toEqual([]);
});

test('names feedback that never appears', async () => {
  const feedback = 'feedback: 2 => No. | 2 => Again. | 1 => Right. | * => Hm. | 3 => Late.';
  expect(await findings(`## One {#one}\n${KEY}${feedback}`)).toEqual([
    'exercise guess: The feedback on `2` never appears. Another feedback is for the same answer.',
    'exercise guess: The feedback on `1` never appears. This answer is right. Remove the feedback, or correct the answer.',
    'exercise guess: The feedback on `3` never appears. It comes after `*`, which matches every answer. Move `*` to the end.',
  ]);
});

test('names feedback on an error that nothing raises', async () => {
  const withFeedback = (feedback: string) =>
    `## One {#one}\n::: write it key Write.\n${python('class DoorError(Exception): ...')}solution: print(1)\ncases: (hidden) "" => "1"\nfeedback: ${feedback}`;
  expect(await findings(withFeedback('NamesError => No.'))).toEqual([
    'exercise it: The feedback on `NamesError` never appears. Python has no error of this name.',
  ]);
  const known = 'NameError => No. | door.LockError => No. | DoorError => No. | An error => No.';
  expect(await findings(withFeedback(known))).toEqual([]);
});

test('names a skill that no exercise reviews', async () => {
  expect(await findings(`## One {#one}\n${KEY}`, ['print'])).toEqual([
    'reviews: No exercise reviews "print". Add reviews= to one, or remove the skill.',
  ]);
  const reviewing = KEY.replace(' key', ' key reviews=print');
  expect(await findings(`## One {#one}\n${reviewing}`, ['print'])).toEqual([]);
});
