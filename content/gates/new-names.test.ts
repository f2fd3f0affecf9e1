import { expect, test } from 'vitest';
import type { AuthoredLesson } from '../authored.ts';
import { curriculumFixture } from './authored-fixture.ts';
import { newNames } from './new-names.ts';
import { practiceFixture, python } from './practice-fixture.ts';

const check = (...lessons: AuthoredLesson[]) =>
  newNames(curriculumFixture({ lessons, challenges: [] }));

test('a step may show two new names', () => {
  const lesson = practiceFixture(`## One {#one}\n${python('print(len("a"))')}`);
  expect(check(lesson)).toEqual([]);
});

test('a step with three is named, with the names', () => {
  const lesson = practiceFixture(`## One {#one}\n${python('print(len(str(1)))')}`);
  expect(check(lesson)).toEqual([
    {
      file: 'lessons/first/lesson.md',
      field: 'step one',
      fix: 'It shows 3 new names: print, len, str. Show at most 2, or make two steps of it.',
    },
  ]);
});

test('a name is new only once', () => {
  const [one, two] = ['print(len("a"))', 'print(len(str(1)))'].map(
    (code, index) => `## Step {#step-${index}}\n${python(code)}`,
  );
  expect(check(practiceFixture(`${one}${two}`))).toEqual([]);
  expect(check(practiceFixture(`${one}`), practiceFixture(`${two}`))).toEqual([]);
});

test('the solution of an exercise shows names, too', () => {
  const lesson = practiceFixture(
    `## One {#one}\n::: write it Write.\n${python('print(1)')}solution: print(len(str(1)))\noutput: 1`,
  );
  expect(check(lesson)).toHaveLength(1);
});
