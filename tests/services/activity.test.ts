// cspell:ignore Kiritimati
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createCatalogueRepository } from '../../functions/data/catalogue-repository.ts';
import { publishCurriculum } from '../../functions/data/publish.ts';
import type { RequestContext } from '../../functions/services/request-context.ts';
import { fixtureCurriculum } from '../support/fixture-curriculum.ts';
import { createWorld, newSession, type World } from '../support/world.ts';

const NOON = new Date('2026-03-10T12:00:00Z');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const idOf = (context: RequestContext): string => context.identity?.id ?? '';

async function earn(context: RequestContext, amount: number, at: string): Promise<void> {
  await world.database.execute(sql`
    insert into app.experience_ledger (learner_id, amount, reason, reference, created_at)
    values (${idOf(context)}, ${amount}, 'demo', ${at}, ${at})`);
}

test('every day ends with the total earned until then, however long ago', async () => {
  const services = world.with({ now: () => NOON });
  const context = await newSession(world);
  await earn(context, 1, '2024-12-31T10:00:00Z');
  await earn(context, 10, '2026-03-07T23:59:59Z');
  await earn(context, 100, '2026-03-08T00:00:00Z');
  await earn(context, 200, '2026-03-08T00:00:00.5Z');
  await earn(context, 1_000, '2026-03-10T11:00:00Z');
  const days = await services.progress.activity(context, 4);
  expect(days.map(({ date, experiencePoints }) => [date, experiencePoints])).toEqual([
    ['2026-03-07', 11],
    ['2026-03-08', 311],
    ['2026-03-09', 311],
    ['2026-03-10', 1_311],
  ]);
  const [today] = await services.progress.activity(context, 1);
  expect(today?.experiencePoints).toBe(1_311);
});

test("totals follow the learner's own days, also in the most extreme time zones", async () => {
  const services = world.with({ now: () => NOON });
  for (const [timeZone, expected] of [
    ['Pacific/Kiritimati', [0, 5, 5]],
    ['Pacific/Pago_Pago', [5, 5, 5]],
  ] as const) {
    const { identity } = await newSession(world);
    const context = services.createRequestContext(identity);
    await world.database.execute(
      sql`update app.profiles set time_zone = ${timeZone} where id = ${identity?.id}`,
    );
    // Midnight, when the 10th begins, and one hour before the 8th begins.
    await earn(
      context,
      5,
      timeZone === 'Pacific/Kiritimati' ? '2026-03-09T10:00:00Z' : '2026-03-08T10:00:00Z',
    );
    const days = await services.progress.activity(context, 3);
    expect(days.map(({ experiencePoints }) => experiencePoints)).toEqual(expected);
  }
});

test("recent challenges are sorted by their latest attempts, each listed once, and only the learner's own", async () => {
  const context = await newSession(world);
  const other = await newSession(world);
  const attempts = [
    [context, 'first', '2026-03-01'],
    [context, 'second', '2026-03-02'],
    [context, 'easy', '2026-03-03'],
    [context, 'first', '2026-03-04'],
    [context, 'first', '2026-02-01'],
    [other, 'expert', '2026-03-05'],
  ] as const;
  for (const [by, challenge, on] of attempts) {
    await world.database.execute(sql`
      insert into app.submissions (learner_id, challenge_id, idempotency_key, language, code, submitted_at)
      values (${idOf(by)}, ${challenge}, ${randomUUID()}, 'PYTHON', '', ${on})`);
  }
  const recent = (first: number) => world.services.challenges.recent(context, first);
  expect((await recent(5)).map(({ id }) => id)).toEqual(['first', 'easy', 'second']);
  expect((await recent(2)).map(({ id }) => id)).toEqual(['first', 'easy']);
});

test('a cached curriculum revision expires and the next one replaces it', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  const catalogue = createCatalogueRepository(world.database, { freshMs: 20 });
  const before = await catalogue.load();
  expect(await catalogue.load()).toBe(before);
  const lessons = fixtureCurriculum.lessons.slice(1);
  await publishCurriculum(world.database, { ...fixtureCurriculum, lessons });
  expect(await catalogue.load()).toBe(before);
  clock.mockReturnValue(21);
  expect((await catalogue.load()).lessons).toHaveLength(lessons.length);
});
