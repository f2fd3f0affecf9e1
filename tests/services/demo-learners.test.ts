import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_LEARNERS, seedDemoLearner } from '../../infra/seed-demo-learners.ts';
import { createWorld, newIdentity, unbalanced, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test.each(DEMO_LEARNERS)(
  '$email has what the name promises, and the ledger explains it',
  async (demo) => {
    const id = randomUUID();
    await seedDemoLearner(world.database, id, demo);
    await seedDemoLearner(world.database, id, demo);
    const context = world.services.createRequestContext(newIdentity({ id }));
    expect(await context.learner()).toMatchObject({
      username: demo.email.split('@')[0],
      experiencePoints: demo.experiencePoints,
    });
    const { streakDays } = await world.services.progress.summary(context);
    expect(streakDays).toBe(demo.streakDays);
    const week = await world.services.progress.activity(context, 14);
    expect(week.at(-1)?.experiencePoints).toBe(demo.experiencePoints);
    expect(await unbalanced(world.database)).toEqual([]);
  },
);
