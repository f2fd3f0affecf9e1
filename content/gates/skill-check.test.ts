import { expect, test } from 'vitest';

import { authoredFixture, curriculumFixture, lessonFixture } from './authored-fixture.ts';
import { prerequisiteCheck } from './prerequisite-check.ts';
import { skillCheck } from './skill-check.ts';

const prose = (markdown: string) => ({ markdown, html: '' });
const lesson = (id: string, markdown: string, skills: string[]) =>
  lessonFixture({ id, content: prose(markdown), example: null, skills });
const lessons = [
  lesson('first', 'A word: `word = input()`, `print(word)`.', ['print']),
  lesson('second', '```python\nword.upper()\n```', ['upper']),
];
const curriculum = (prerequisites: string[], parts: Parameters<typeof authoredFixture>[0] = {}) =>
  curriculumFixture({
    lessons,
    challenges: [
      authoredFixture(
        { hints: [prose('Look again.')], tip: null, ...parts },
        { prerequisites, skills: ['upper'] },
      ),
      authoredFixture({ id: 'other' }, { prerequisites: ['second'], skills: ['print'] }),
    ],
  });

test('accepts a skill that a lesson up to the last prerequisite teaches', () => {
  expect(skillCheck(curriculum(['second']))).toEqual([]);
});

test('names a skill that a lesson reviews before another teaches it', () => {
  const reviewing = (id: string, reviews: string[]) => lessonFixture({ id, skills: [id], reviews });
  const found = skillCheck(
    curriculumFixture({
      lessons: [reviewing('loops', ['sets']), reviewing('sets', ['loops'])],
      challenges: [],
    }),
  );
  expect(found).toEqual([
    {
      file: 'lessons/loops/lesson.md',
      field: 'reviews',
      fix: 'No earlier lesson teaches "sets". Use the exact name of a lesson\'s skill.',
    },
  ]);
});

test('names a skill that is taught later, with the last prerequisite lesson', () => {
  expect(skillCheck(curriculum(['first']))).toMatchObject([
    {
      file: 'challenges/shout/challenge.yml',
      field: 'skills',
      fix: expect.stringContaining('No lesson up to "First" teaches "upper".') as string,
    },
  ]);
});

test('also counts the lessons of a prerequisite challenge', () => {
  expect(skillCheck(curriculum(['other']))).toEqual([]);
});

test('names a challenge without a prerequisite lesson', () => {
  expect(skillCheck(curriculum([]))).toMatchObject([{ field: 'prerequisites' }]);
});

test('names a method that no earlier lesson has shown', () => {
  expect(prerequisiteCheck(curriculum(['second']))).toEqual([]);
  expect(prerequisiteCheck(curriculum(['first']))).toMatchObject([
    { file: 'challenges/shout/solution.py', field: 'upper' },
  ]);
});

test('accepts it if the tip, the brief, a hint or the starter shows it', () => {
  const text = prose('Use `upper`.');
  expect(prerequisiteCheck(curriculum(['first'], { tip: text }))).toEqual([]);
  expect(prerequisiteCheck(curriculum(['first'], { instructions: text }))).toEqual([]);
  expect(prerequisiteCheck(curriculum(['first'], { hints: [text] }))).toEqual([]);
  expect(prerequisiteCheck(curriculum(['first'], { starterCode: 'w.upper()' }))).toEqual([]);
  expect(prerequisiteCheck(curriculum(['first'], { tip: prose('Make it upper.') }))).toHaveLength(
    1,
  );
});

test('names a skill that differs from another only in its spelling', () => {
  const found = skillCheck(
    curriculumFixture({
      lessons: [
        lesson('first', 'Text.', ['HTTP messages']),
        lesson('again', 'T.', ['http-messages']),
      ],
      challenges: [],
    }),
  );
  expect(found).toEqual([
    {
      file: 'lessons/again/lesson.md',
      field: 'skills',
      fix: '"http-messages" and "HTTP messages" are one skill to learners\' reviews. Use one spelling.',
    },
  ]);
});
