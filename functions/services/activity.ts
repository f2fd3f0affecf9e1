import { dayOf } from '../../domain/learner-clock.ts';
import { addDays, type Day, streakOf } from '../../domain/streak.ts';
import type { Ports } from './ports/ports.ts';
import { requireLearner, type Session } from './session.ts';

export interface ActivityDayView {
  date: Day;
  isActive: boolean;
  /** Without activity, and the streak outlived it. */
  isFrozen: boolean;
  /** The total at the end of the day. */
  experiencePoints: number;
}

function daysUpTo(today: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}

/** The learner's own days, oldest first, today last. @param count 1 to 366 */
export async function listActivity(
  ports: Ports,
  session: Session,
  count: number,
): Promise<ActivityDayView[]> {
  const learner = await requireLearner(session);
  const [active, rows] = await Promise.all([
    ports.progress.activeDays(learner.id),
    ports.progress.experienceRows(learner.id),
  ]);
  const today = dayOf(learner, ports.now());
  const activeDays = new Set(active);
  const { frozenDays } = streakOf(active, today);
  const earned = rows.map(({ amount, earnedAt }) => ({ amount, day: dayOf(learner, earnedAt) }));
  return daysUpTo(today, count).map((date) => ({
    date,
    isActive: activeDays.has(date),
    isFrozen: frozenDays.has(date),
    experiencePoints: earned
      .filter(({ day }) => day <= date)
      .reduce((sum, { amount }) => sum + amount, 0),
  }));
}
