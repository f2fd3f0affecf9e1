import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Services } from '../../functions/services/services.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, newIdentity, newSession, type World } from '../support/world.ts';

let world: World;
let services: Services;
let now: Date;
beforeAll(async () => {
  world = await createWorld();
  services = world.with({
    execution: stubbedExecution,
    now: () => now,
    rateLimits: { take: () => Promise.resolve(0) },
  });
});
beforeEach(() => {
  now = new Date('2026-03-01T22:00:00Z');
});
afterAll(() => world.close());

async function solveAt(context: RequestContext, instant: string): Promise<void> {
  now = new Date(instant);
  await services.submissions.submit(context, {
    challengeId: 'first',
    language: 'PYTHON',
    code: RIGHT_CODE,
    idempotencyKey: null,
  });
}

async function daysOf(context: RequestContext): Promise<unknown[]> {
  const learner = await context.learner();
  const rows = await world.database.execute(
    sql`select day::text from app.active_days where learner_id = ${learner?.id} order by day`,
  );
  return rows.map(({ day }) => day);
}

const moveTo = (context: RequestContext, timeZone: string) =>
  services.learners.updateProfile(context, { timeZone });

test('a new time zone applies from the next day on, and recorded days stay unchanged', async () => {
  const context = await newSession(world);
  await solveAt(context, '2026-03-01T22:00:00Z');
  const moved = await moveTo(context, 'pacific/auckland');
  expect(moved).toMatchObject({ timeZone: 'Pacific/Auckland', timeZoneFrom: '2026-03-02' });
  await solveAt(context, '2026-03-01T23:00:00Z');
  expect(await daysOf(context)).toEqual(['2026-03-01']);
  await solveAt(context, '2026-03-02T10:59:00Z');
  await solveAt(context, '2026-03-02T11:01:00Z');
  expect(await daysOf(context)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
  expect(await services.progress.summary(context)).toMatchObject({ streakDays: 3 });
});

test('a time zone is kept for 30 days; requesting the current one again is allowed', async () => {
  const context = await newSession(world);
  const moved = await moveTo(context, 'Europe/Paris');
  const changeableAt = new Date('2026-03-31T22:00:00Z');
  expect(services.learners.timeZoneChangeableAt(moved)).toEqual(changeableAt);
  now = new Date('2026-03-31T21:59:59Z');
  await expect(moveTo(context, 'Asia/Tokyo')).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'The time zone can be changed once in 30 days. It can be changed again on 2026-04-01.',
  });
  expect(await moveTo(context, 'Europe/Paris')).toMatchObject({ timeZone: 'Europe/Paris' });
  now = changeableAt;
  expect(services.learners.timeZoneChangeableAt(moved)).toBeNull();
  expect(await moveTo(context, 'Asia/Tokyo')).toMatchObject({
    timeZone: 'Asia/Tokyo',
    previousTimeZone: 'Europe/Paris',
    timeZoneFrom: '2026-04-02',
  });
});

test('of eight concurrent changes, one succeeds', async () => {
  const context = await newSession(world);
  const zones = ['Paris', 'Rome', 'Oslo', 'Riga', 'Athens', 'Madrid', 'Vienna', 'Berlin'];
  const requestedProfile = zones.map((city) => moveTo(context, `Europe/${city}`));
  const outcomes = await Promise.allSettled(requestedProfile);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a refused change of the time zone changes nothing else either', async () => {
  const context = await newSession(world);
  const requested = { username: 'moved-away', timeZone: '+01:00' };
  await expect(services.learners.updateProfile(context, requested)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  context.forget();
  expect(await context.learner()).toMatchObject({ timeZone: 'UTC', timeZoneChangedAt: null });
  expect((await context.learner())?.username).not.toBe('moved-away');
});

/** Creates a learner who signed up with a time zone, or without one. */
function signedUpIn(timeZone: string) {
  const identity = newIdentity();
  return { ...identity, requestedProfile: { ...identity.requestedProfile, timeZone } };
}

test("a new learner starts in the browser's time zone, and can still change it", async () => {
  const context = services.createRequestContext(signedUpIn('pacific/auckland'));
  expect(await context.learner()).toMatchObject({
    timeZone: 'Pacific/Auckland',
    timeZoneChangedAt: null,
  });
  await solveAt(context, '2026-03-01T12:00:00Z');
  expect(await daysOf(context)).toEqual(['2026-03-02']);
  expect(await moveTo(context, 'Europe/Paris')).toMatchObject({ timeZone: 'Europe/Paris' });
});

test('a profile created by the database gets its time zone on first use', async () => {
  const identity = signedUpIn('Europe/Paris');
  const { requestedProfile } = identity;
  await services.learners.find({
    ...identity,
    requestedProfile: { ...requestedProfile, timeZone: '' },
  });
  const calls = Array.from({ length: 4 }, () => services.learners.find(identity));
  const found = await Promise.all(calls);
  expect(found.map((learner) => learner?.timeZone)).toEqual(Array(4).fill('Europe/Paris'));
  const elsewhere = {
    ...identity,
    requestedProfile: { ...requestedProfile, timeZone: 'Asia/Tokyo' },
  };
  expect(await services.learners.find(elsewhere)).toMatchObject({ timeZone: 'Europe/Paris' });
});

test.each(['', 'Mars/Olympus', '+01:00', 'a'.repeat(10_000)])(
  'an invalid time zone does not prevent the account: "%s"',
  async (requested) => {
    const learner = await services.learners.find(signedUpIn(requested));
    expect(learner).toMatchObject({ timeZone: 'UTC', timeZoneChangedAt: null });
  },
);

test('the requested time zone no longer applies after a recorded day or a change of the zone', async () => {
  const active = signedUpIn('Pacific/Auckland');
  const { requestedProfile } = active;
  const context = services.createRequestContext({
    ...active,
    requestedProfile: { ...requestedProfile, timeZone: '' },
  });
  await solveAt(context, '2026-03-01T12:00:00Z');
  expect(await services.learners.find(active)).toMatchObject({ timeZone: 'UTC' });
  await world.database.execute(
    sql`update app.profiles set experience_points = 0 where id = ${active.id}`,
  );
  expect(await services.learners.find(active)).toMatchObject({ timeZone: 'UTC' });

  const moved = signedUpIn('Europe/Paris');
  const before = services.createRequestContext({
    ...moved,
    requestedProfile: { ...moved.requestedProfile, timeZone: '' },
  });
  await moveTo(before, 'Asia/Tokyo');
  now = new Date('2026-05-01T12:00:00Z');
  await moveTo(before, 'UTC');
  expect(await services.learners.find(moved)).toMatchObject({ timeZone: 'UTC' });
});

test('a missed day is shown as frozen, and the streak continues', async () => {
  const context = await newSession(world);
  await solveAt(context, '2026-03-01T12:00:00Z');
  await solveAt(context, '2026-03-03T12:00:00Z');
  const days = await services.progress.activity(context, 4);
  expect(days.map(({ date, isActive, isFrozen }) => [date, isActive, isFrozen])).toEqual([
    ['2026-02-28', false, false],
    ['2026-03-01', true, false],
    ['2026-03-02', false, true],
    ['2026-03-03', true, false],
  ]);
  expect(await services.progress.summary(context)).toMatchObject({ streakDays: 2 });
});
