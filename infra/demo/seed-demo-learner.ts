import { eq, sql } from 'drizzle-orm';
import { usernameFrom } from '../../domain/username.ts';
import type { Database } from '../../functions/data/database.ts';
import { profiles } from '../../functions/data/schema.ts';
import type { DemoGoal } from './demo-goals.ts';
import { type DemoContext, openDemoStage } from './demo-stage.ts';
import { earnSmallRewards } from './earn-small-rewards.ts';
import { planHistory } from './plan-history.ts';
import { playHistory } from './play-history.ts';

async function readTime(database: Database): Promise<Date> {
  const rows = await database.execute<{ ms: string }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000) as ms`,
  );
  return new Date(Number(rows[0]?.ms));
}

/**
 * Creates the profile of a demo learner, with a history that earns the XP and the streak of the goal by the product's
 * own rules: lessons, solved and failed submissions, achievements, reviews and daily problems. Starts over if a history
 * was interrupted.
 *
 * @param id of the account at the auth server
 */
export async function seedDemoLearner(
  demo: DemoContext,
  id: string,
  goal: DemoGoal,
): Promise<void> {
  const { database, execution } = demo;
  const { email } = goal;
  const startedAt = await readTime(database);
  await database.delete(profiles).where(eq(profiles.id, id));
  const stage = await openDemoStage(demo, { id, email, startedAt });
  const history = planHistory(stage.catalogue, goal, startedAt);
  const createdAt = history.days[0]?.items[0]?.at ?? startedAt;
  await database.insert(profiles).values({ id, email, username: usernameFrom(email), createdAt });
  if (history.days.length === 0) return;
  await playHistory({ stage, execution }, history);
  await earnSmallRewards(stage, history.days, goal.experiencePoints);
}
