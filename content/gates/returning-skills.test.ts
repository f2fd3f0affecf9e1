import { expect, test } from 'vitest';
import type { AuthoredLesson } from '../authored.ts';
import { curriculumFixture, lessonFixture } from './authored-fixture.ts';
import { practiceFixture, python } from './practice-fixture.ts';
import { missingReturns, returningSkills } from './returning-skills.ts';

/** Nine lessons. The first teaches loops; those at the given places review them. */
function path(...places: number[]): AuthoredLesson[] {
  const reviewing = practiceFixture(
    `## One {#one}\n::: run it reviews=loops Run.\n${python('print(1)')}`,
    ['loops'],
  );
  return Array.from({ length: 9 }, (_, place) => {
    if (place === 0) return lessonFixture({ title: 'Loops', skills: ['loops'] });
    const { lesson } = places.includes(place) ? reviewing : lessonFixture();
    return lessonFixture({ ...lesson, title: `Lesson ${place}`, skills: [] });
  });
}

const dueIn = (...places: number[]) =>
  missingReturns({ lessons: path(...places) }).map(({ due }) => due.lesson.title);

test('a skill returns 1, 3 and 7 lessons later, give or take one', () => {
  expect(dueIn(1, 3, 7)).toEqual([]);
  expect(dueIn(2, 4, 6)).toEqual([]);
  expect(dueIn(2, 8)).toEqual([]);
});

test('each return that is missing counts', () => {
  expect(dueIn()).toEqual(['Lesson 1', 'Lesson 3', 'Lesson 7']);
  expect(dueIn(5)).toEqual(['Lesson 1', 'Lesson 3', 'Lesson 7']);
  expect(dueIn(1, 3)).toEqual(['Lesson 7']);
});

test('a return after the end of the path is not due', () => {
  expect(missingReturns({ lessons: path().slice(0, 3) })).toHaveLength(1);
});

test('missing returns are refused, with an example', () => {
  const lessons = path();
  const skills = Array.from({ length: 100 }, (_, number) => `skill ${number}`);
  lessons[0] = lessonFixture({ title: 'Loops', skills });
  expect(returningSkills(curriculumFixture({ lessons, challenges: [] }))).toMatchObject([
    {
      file: 'learning-path.yml',
      fix: expect.stringMatching(
        /^Skills don't return 300 times\. .* "skill 0" of "Loops" is missing around "Lesson 1"\.$/,
      ) as string,
    },
  ]);
  const returning = curriculumFixture({ lessons: path(1, 3, 7), challenges: [] });
  expect(returningSkills(returning)).toEqual([]);
});
