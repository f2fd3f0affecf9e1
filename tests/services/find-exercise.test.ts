import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Curriculum } from '../../content/curriculum.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { exerciseIn } from '../../domain/practice.ts';
import { recordingOf } from '../../functions/services/exercise-tables.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import type { Services } from '../../functions/services/services.ts';
import { fixtureCurriculum } from '../support/fixture-curriculum.ts';
import { exercise, keyOf } from '../support/practice-curriculum.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

const VARIANTS = Array.from({ length: 16 }, (_, index) => ({
  table: { columns: ['source'], rows: [[`192.0.2.${index}`]] },
  answer: `secret-${index}`,
}));

const FIND = exercise({ id: 'find', kind: 'find', isKey: true });

/** The fixture curriculum with an exercise whose answer depends on the learner. */
const curriculum: Curriculum = {
  ...fixtureCurriculum,
  lessons: fixtureCurriculum.lessons.map((lesson) =>
    lesson.id === 'one'
      ? {
          ...lesson,
          steps: [{ id: 'find', title: 'Find', blocks: [{ kind: 'exercise', exercise: FIND }] }],
          exerciseKeys: { find: keyOf({ variants: VARIANTS }) },
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

const variantOf = ({ identity }: RequestContext) =>
  recordingOf({ learnerId: identity?.id ?? null, exerciseId: 'find', count: VARIANTS.length });

async function tableOf(context: RequestContext) {
  const [step] = await services.exercises.steps(context, { id: 'one', state: 'UNLOCKED' });
  if (!step) throw new Error('The lesson has no step.');
  expect(JSON.stringify(step)).not.toContain('secret-');
  const searched = await services.exercises.withTable(context, step);
  expect(JSON.stringify(searched)).not.toContain('secret-');
  return exerciseIn({ ...searched, blocks: [...searched.blocks] })?.table;
}

const answer = (context: RequestContext, value: string) =>
  services.exercises.answer(context, {
    lessonId: 'one',
    exerciseId: 'find',
    answer: [value],
    activeSeconds: 0,
  });

test('each learner searches their own recording, and only its answer is right', async () => {
  const context = await newSession(world);
  const own = variantOf(context);
  expect(await tableOf(context)).toEqual(VARIANTS[own]?.table);
  for (const index of VARIANTS.keys()) {
    if (index === own) continue;
    expect(await answer(context, `secret-${index}`)).toMatchObject({ isSolved: false });
    if (index > 4) break;
  }
  expect(await answer(context, ` secret-${own} `)).toMatchObject({ isSolved: true });
});

test('a wrong value is never only called wrong', async () => {
  const context = await newSession(world);
  expect(await answer(context, '443')).toMatchObject({
    isSolved: false,
    error: 'The answer is a word, and yours is a number.',
  });
});

test('the solution shown after three tries is that of the learner’s own recording', async () => {
  const context = await newSession(world);
  for (let tries = 0; tries < 3; tries += 1) await answer(context, 'no idea');
  const { solution } = await services.exercises.show(context, {
    lessonId: 'one',
    exerciseId: 'find',
  });
  expect(solution).toBe(`secret-${variantOf(context)}`);
});

test('a visitor sees the first recording', async () => {
  const visitor = services.createRequestContext(null);
  expect(await tableOf(visitor)).toEqual(VARIANTS[0]?.table);
});
