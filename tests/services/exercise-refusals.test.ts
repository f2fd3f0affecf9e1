import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import type { Services } from '../../functions/services/services.ts';
import { practiceCurriculum } from '../support/practice-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

let world: World;
let services: Services;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, practiceCurriculum);
  services = world.with({ execution: stubbedExecution });
});
afterAll(() => world.close());

const answer = (context: RequestContext, exerciseId: string, ...parts: string[]) =>
  services.exercises.answer(context, {
    lessonId: 'one',
    exerciseId,
    answer: parts,
    activeSeconds: 5,
  });
const visit = (context: RequestContext, stepId: string, activeSeconds = 3) =>
  services.exercises.visitStep(context, { lessonId: 'one', stepId, activeSeconds });

test.each([
  { what: 'an option that does not exist', id: 'choose', parts: ['pink'], code: 'INVALID_INPUT' },
  { what: 'two options of one', id: 'choose', parts: ['red', 'blue'], code: 'INVALID_INPUT' },
  { what: 'an empty answer', id: 'write', parts: [' \n'], code: 'INVALID_INPUT' },
  { what: 'a NUL character', id: 'write', parts: ['print(1)\0'], code: 'INVALID_INPUT' },
  { what: 'more than 4 KB', id: 'write', parts: ['#'.repeat(4_097)], code: 'TOO_LARGE' },
  { what: 'an unknown exercise', id: 'nowhere', parts: ['1'], code: 'NOT_FOUND' },
])('$what is refused and not counted', async ({ id, parts, code }) => {
  const context = await newSession(world);
  await expect(answer(context, id, ...parts)).rejects.toMatchObject({ code });
  expect((await context.practice()).steps).toEqual([]);
});

test.each([-1, 3_601, 1.5, Number.NaN])('%d active seconds are refused', async (seconds) => {
  const context = await newSession(world);
  await expect(visit(context, 'read', seconds)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('answers and visits have limits of their own, and a refused one is not counted', async () => {
  const context = await newSession(world);
  const taken: string[] = [];
  const rateLimits = {
    take: (key: string, { burst, perMinute }: { burst: number; perMinute: number }) => {
      taken.push(`${key.split(':')[0] ?? ''} ${burst} ${perMinute}`);
      return Promise.resolve(7);
    },
  };
  const { exercises } = world.with({ rateLimits });
  const refused = { code: 'RATE_LIMITED', retryAfterSeconds: 7 };
  const input = { lessonId: 'one', exerciseId: 'choose', answer: ['red'], activeSeconds: 0 };
  await expect(exercises.answer(context, input)).rejects.toMatchObject(refused);
  await expect(exercises.show(context, input)).rejects.toMatchObject(refused);
  const visited = { lessonId: 'one', stepId: 'read', activeSeconds: 0 };
  await expect(exercises.visitStep(context, visited)).rejects.toMatchObject(refused);
  expect(taken).toEqual(['exercise-answer 60 60', 'exercise-answer 60 60', 'step-visit 120 60']);
  expect((await context.practice()).steps).toEqual([]);
});

test('steps of a locked lesson can be neither read nor visited', async () => {
  const context = await newSession(world);
  const lesson = await services.lessons.open(context, 'three');
  if (!lesson) throw new Error('The fixture has no lesson three.');
  expect(await services.exercises.steps(context, lesson)).toEqual([]);
  const visited = services.exercises.visitStep(context, {
    lessonId: 'three',
    stepId: 'read',
    activeSeconds: 0,
  });
  await expect(visited).rejects.toMatchObject({ code: 'LOCKED' });
});
