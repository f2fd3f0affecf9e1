import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCurriculum } from '../../content/load-curriculum.ts';
import { isEarned, standingIn } from '../../domain/achievements.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { experienceLedger, solves, submissions } from '../../functions/data/schema.ts';
import type { Catalogue } from '../../functions/services/ports/catalogue.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { DEMO_LEARNERS, type DemoGoal } from '../../infra/demo/demo-goals.ts';
import { seedDemoLearner } from '../../infra/demo/seed-demo-learner.ts';
import { sandboxExecution } from '../support/sandbox-execution.ts';
import { createWorld, newIdentity, unbalanced, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, await loadCurriculum());
});
afterAll(() => world.close());

const execution = sandboxExecution();

async function seed(goal: DemoGoal, id: string = randomUUID()) {
  await seedDemoLearner({ database: world.database, execution }, id, goal);
  const identity = newIdentity({ id, email: goal.email });
  return { id, context: world.services.createRequestContext(identity) };
}

const experienceOf = async (learnerId: string) => {
  const rows = await world.database
    .select()
    .from(experienceLedger)
    .where(eq(experienceLedger.learnerId, learnerId));
  return Map.groupBy(rows, ({ reason }) => reason);
};

/** Returns whether the rule of each achievement is met, without those about how a challenge was solved. */
async function metRules(context: RequestContext, catalogue: Catalogue, streakDays: number) {
  const inCategory = <Item extends { category: { id: string } }>(item: Item) => ({
    ...item,
    categoryId: item.category.id,
  });
  const offer = {
    lessons: catalogue.lessons.map(inCategory),
    challenges: catalogue.challenges.map(inCategory),
  };
  const finished = {
    lessons: new Set((await context.completed()).keys()),
    challenges: new Set((await context.solved()).keys()),
  };
  const experiencePoints = (await context.learner())?.experiencePoints ?? 0;
  const milestones = {
    ...standingIn(offer, finished),
    streakDays,
    experiencePoints,
    firstSolve: null,
  };
  const craft = new Set(['first-try', 'unaided', 'persistent']);
  return catalogue.achievements
    .filter(({ rule }) => !craft.has(rule.kind))
    .map(({ id, rule }) => ({ id, isMet: isEarned(rule, milestones) }));
}

test('the newcomer has a profile and has done nothing', async () => {
  const goal = DEMO_LEARNERS.find(({ experiencePoints }) => experiencePoints === 0);
  if (!goal) throw new Error('There is no newcomer.');
  const { context } = await seed(goal);
  expect(await context.learner()).toMatchObject({ username: 'newcomer', experiencePoints: 0 });
  expect(await world.services.lessons.recent(context, 5)).toEqual([]);
});

const ACTIVE = DEMO_LEARNERS.filter(({ experiencePoints }) => experiencePoints > 0);

describe.each(ACTIVE)('$email', (goal) => {
  let id: string;
  let context: RequestContext;
  beforeAll(async () => {
    ({ id, context } = await seed(goal));
  });

  test('has the XP and the streak of the goal, and the ledger says what each point was for', async () => {
    const { experiencePoints, streakDays, lessons } = goal;
    expect(await context.learner()).toMatchObject({ experiencePoints });
    const summary = await world.services.progress.summary(context);
    expect(summary).toMatchObject({ streakDays, lessonsCompleted: lessons });
    const ledger = await experienceOf(id);
    expect([...ledger.keys()].toSorted()).toEqual(['achievement', 'challenge', 'daily', 'review']);
    expect(ledger.get('challenge')).toHaveLength(summary.challengesCompleted);
    expect(await unbalanced(world.database)).toEqual([]);
  });

  test('was active on the days of the history, and every point is from one of them', async () => {
    const days = await world.services.progress.activity(context, 120);
    expect(days.filter(({ isActive }) => isActive)).toHaveLength(goal.activeDays);
    expect(days.at(-1)).toMatchObject({ isActive: true, experiencePoints: goal.experiencePoints });
    const gains = days.filter((day, index) => {
      const before = days[index - 1]?.experiencePoints ?? 0;
      return day.experiencePoints > before;
    });
    expect(gains.every(({ isActive }) => isActive)).toBe(true);
    expect(gains.length).toBeGreaterThan(goal.activeDays / 2);
  });

  test('has exactly the achievements whose rules are met, at a time of the history', async () => {
    const earned = await world.services.progress.achievements(context);
    const ids = earned.map(({ achievement }) => achievement.id);
    const rules = await metRules(context, await context.catalogue(), goal.streakDays);
    for (const rule of rules) expect(rule).toEqual({ id: rule.id, isMet: ids.includes(rule.id) });
    expect(ids).toContain('straight-through');
    expect(ids).not.toContain('persistent');
    const createdAt = (await context.learner())?.createdAt ?? new Date();
    expect(earned.every(({ earnedAt }) => earnedAt >= createdAt && earnedAt < new Date())).toBe(
      true,
    );
    expect(new Set(earned.map(({ earnedAt }) => earnedAt.toISOString())).size).toBeGreaterThan(3);
  });

  test('solved every challenge with a submission, after the lessons that prepare for it', async () => {
    const rows = await world.database
      .select({ challengeId: solves.challengeId, at: solves.solvedAt, status: submissions.status })
      .from(solves)
      .innerJoin(submissions, eq(submissions.id, solves.submissionId))
      .where(eq(solves.learnerId, id));
    expect(rows.length).toBe((await context.solved()).size);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['ACCEPTED']));
    const { practicedAt } = await context.practice();
    const { challenges, lessons } = await context.catalogue();
    const isLesson = new Set(lessons.map((lesson) => lesson.id));
    for (const { challengeId, at } of rows) {
      const needed = challenges.find((one) => one.id === challengeId)?.prerequisites ?? [];
      for (const lesson of needed.filter((one) => isLesson.has(one)))
        expect(practicedAt.get(lesson)?.getTime()).toBeLessThan(at.getTime());
    }
  });

  test('has something in every panel: failed attempts with advice, reviews that are due, and a daily problem', async () => {
    const { services } = world;
    const { nodes } = await services.submissions.list(context, {
      challengeId: null,
      first: 50,
      after: null,
    });
    const failed = nodes.filter(({ status }) => status === 'FAILED');
    expect(failed.length).toBeGreaterThanOrEqual(4);
    expect(failed.some(({ feedback }) => feedback?.advice?.isExact === true)).toBe(true);
    expect(nodes[0]).toMatchObject({ status: 'FAILED' });
    expect(await services.challenges.recent(context, 5)).toHaveLength(5);
    const [resumed] = await services.lessons.recent(context, 5);
    expect(resumed?.state).toBe('UNLOCKED');
    expect((await services.reviews.list(context)).due.length).toBeGreaterThan(0);
    expect(await services.dailyProblem.find(context)).toMatchObject({ isSolved: false });
  });
});

test('after an interrupted start, the history starts over', async () => {
  const [regular] = ACTIVE;
  if (!regular) throw new Error('There is no active demo learner.');
  const goal = { ...regular, email: 'interrupted@example.test' };
  const { id, context } = await seed({ ...goal, lessons: 2 });
  expect((await context.completed()).size).toBe(2);
  await seed(goal, id);
  context.forget();
  expect((await context.completed()).size).toBe(goal.lessons);
  expect(await unbalanced(world.database)).toEqual([]);
});

test('a curriculum without exercises gives the demo learners what it can', async () => {
  const small = await createWorld();
  try {
    const id = randomUUID();
    const [goal] = ACTIVE;
    if (!goal) throw new Error('There is no active demo learner.');
    await seedDemoLearner({ database: small.database, execution }, id, goal);
    const context = small.services.createRequestContext(newIdentity({ id }));
    expect((await context.completed()).size).toBe(3);
    expect((await context.learner())?.experiencePoints).toBeLessThanOrEqual(goal.experiencePoints);
    expect(await unbalanced(small.database)).toEqual([]);
  } finally {
    await small.close();
  }
});
