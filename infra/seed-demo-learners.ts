import { usernameFrom } from '../domain/username.ts';
import { dayIn } from '../domain/streak.ts';
import type { Database } from '../functions/data/database.ts';
import { activeDays, experienceLedger, profiles } from '../functions/data/schema.ts';

const DAY_MS = 86_400_000;

/** The accounts that a first start creates, so that every gate can be seen from both sides. */
export const DEMO_LEARNERS = [
  { email: 'newcomer@example.test', experiencePoints: 0, streakDays: 0 },
  { email: 'regular@example.test', experiencePoints: 250, streakDays: 4 },
  { email: 'veteran@example.test', experiencePoints: 1_500, streakDays: 12 },
] as const;

/**
 * Gives one demo learner the profile, the XP and the streak that the name promises. XP come with a ledger row
 * that says what they are.
 *
 * @param id of the account at the auth server
 */
export async function seedDemoLearner(
  database: Database,
  id: string,
  demo: (typeof DEMO_LEARNERS)[number],
): Promise<void> {
  const { email, experiencePoints } = demo;
  const today = Date.now();
  const days = Array.from({ length: demo.streakDays }, (_, age) => ({
    learnerId: id,
    day: dayIn('UTC', new Date(today - age * DAY_MS)),
  }));
  await database.transaction(async (transaction) => {
    await transaction
      .insert(profiles)
      .values({ id, email, username: usernameFrom(email), experiencePoints })
      .onConflictDoNothing();
    if (experiencePoints > 0) {
      await transaction
        .insert(experienceLedger)
        .values({
          learnerId: id,
          amount: experiencePoints,
          reason: 'demo',
          reference: 'first-start',
        })
        .onConflictDoNothing();
    }
    if (days.length > 0) await transaction.insert(activeDays).values(days).onConflictDoNothing();
  });
}
