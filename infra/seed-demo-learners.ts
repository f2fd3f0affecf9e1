import { eq } from 'drizzle-orm';
import { dayIn } from '../domain/calendar.ts';
import { usernameFrom } from '../domain/username.ts';
import type { Database } from '../functions/data/database.ts';
import { activeDays, experienceLedger, profiles } from '../functions/data/schema.ts';

const DAY_MS = 86_400_000;

/** The accounts that a first start creates, so that every gate can be seen from both sides. */
export const DEMO_LEARNERS = [
  { email: 'newcomer@example.test', experiencePoints: 0, streakDays: 0 },
  { email: 'regular@example.test', experiencePoints: 250, streakDays: 4 },
  { email: 'veteran@example.test', experiencePoints: 1_500, streakDays: 12 },
] as const;

type DemoLearner = (typeof DEMO_LEARNERS)[number];

/** Creates one ledger row per day of the streak, so that charts have data. Their sum is the XP total. */
function ledgerRows(learnerId: string, { experiencePoints, streakDays }: DemoLearner, now: number) {
  const perDay = Math.floor(experiencePoints / Math.max(1, streakDays));
  return Array.from({ length: streakDays }, (_, age) => ({
    learnerId,
    amount: age === 0 ? experiencePoints - perDay * (streakDays - 1) : perDay,
    reason: 'demo' as const,
    reference: `day-${age}-before-the-first-start`,
    createdAt: new Date(now - age * DAY_MS),
  })).reverse();
}

/**
 * Creates the profile, XP and streak that a demo learner's name promises. The XP have ledger rows that state their
 * reason.
 *
 * @param id of the account at the auth server
 */
export async function seedDemoLearner(
  database: Database,
  id: string,
  demo: DemoLearner,
): Promise<void> {
  const { email, experiencePoints } = demo;
  const rows = ledgerRows(id, demo, Date.now());
  const days = rows.map(({ createdAt }) => ({ learnerId: id, day: dayIn('UTC', createdAt) }));
  await database.transaction(async (transaction) => {
    await transaction
      .insert(profiles)
      .values({ id, email, username: usernameFrom(email) })
      .onConflictDoNothing();
    if (rows.length === 0) return;
    const given = await transaction
      .insert(experienceLedger)
      .values(rows)
      .onConflictDoNothing()
      .returning();
    if (given.length === 0) return;
    await transaction.update(profiles).set({ experiencePoints }).where(eq(profiles.id, id));
    await transaction.insert(activeDays).values(days).onConflictDoNothing();
  });
}
