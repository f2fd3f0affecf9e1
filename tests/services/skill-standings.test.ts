import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { Services } from '../../functions/services/services.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
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

test('a skill is listed from its third use, with its share of first tries and the lesson that teaches it', async () => {
  const context = await newSession(world);
  const answer = (exerciseId: string, text: string) =>
    services.exercises.answer(context, {
      lessonId: 'one',
      exerciseId,
      answer: [text],
      activeSeconds: 5,
    });
  await answer('predict', '3');
  await answer('predict', 'secret-output\nlast');
  await answer('choose', 'green');
  expect(await services.nextStep.skillStandings(context)).toEqual([]);
  await answer('write', RIGHT_CODE);
  expect(await services.nextStep.skillStandings(context)).toEqual([
    {
      skill: 'print',
      firstTryPercent: 67,
      uses: 3,
      lesson: { id: 'one', title: 'Lesson one', position: 1 },
    },
  ]);
});

test('a visitor has no skills', async () => {
  const visitor = world.services.createRequestContext(null);
  await expect(services.nextStep.skillStandings(visitor)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});
