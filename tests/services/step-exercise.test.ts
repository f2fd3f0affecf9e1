import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Curriculum } from '../../content/curriculum.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import type { Services } from '../../functions/services/services.ts';
import { fixtureCurriculum } from '../support/fixture-curriculum.ts';
import { exercise, keyOf, program } from '../support/practice-curriculum.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

const STEP = exercise({ id: 'step', kind: 'step', isKey: true, program: program('x = "wren"') });
const KEY = keyOf({
  answers: ["'wren'"],
  solution: "'wren'",
  stepQuestion: { asks: 'value', name: 'x', line: 1, time: 1 },
  feedback: [{ on: "'rook'", html: '<p>Someone else.</p>' }],
});

/** The fixture curriculum with an exercise about a recording. */
const curriculum: Curriculum = {
  ...fixtureCurriculum,
  lessons: fixtureCurriculum.lessons.map((lesson) =>
    lesson.id === 'one'
      ? {
          ...lesson,
          steps: [{ id: 'step', title: 'Step', blocks: [{ kind: 'exercise', exercise: STEP }] }],
          exerciseKeys: { step: KEY },
        }
      : lesson,
  ),
};

let world: World;
let services: Services;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, curriculum);
  services = world.with({});
});
afterAll(() => world.close());

const answer = (context: RequestContext, value: string) =>
  services.exercises.answer(context, {
    lessonId: 'one',
    exerciseId: 'step',
    answer: [value],
    activeSeconds: 0,
  });

test('a wrong reading that the author says nothing about is told at once where to look', async () => {
  const context = await newSession(world);
  expect(await answer(context, 'x')).toMatchObject({
    isSolved: false,
    feedbackHtml: null,
    error: 'Go to the step at which line 1 has just run once, and read x there.',
  });
});

test('what a recording shows is compared on the server, and the second try is told where to look', async () => {
  const context = await newSession(world);
  expect(await answer(context, 'rook')).toMatchObject({
    isSolved: false,
    feedbackHtml: '<p>Someone else.</p>',
    error: null,
  });
  expect(await answer(context, 'x')).toMatchObject({
    isSolved: false,
    error: 'Go to the step at which line 1 has just run once, and read x there.',
  });
  expect(await answer(context, '"wren"')).toMatchObject({ isSolved: true, error: null });
});
