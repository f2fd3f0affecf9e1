import { type Day, dayIn } from '../../domain/streak.ts';
import type { Ports } from './ports/ports.ts';
import { requireLearner, type Session } from './session.ts';

const DAY_MS = 86_400_000;

export interface ActivityDayView {
  date: Day;
  isActive: boolean;
  /** The total at the end of the day. */
  experiencePoints: number;
}

function daysUpTo(today: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(today) - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The learner's own days, oldest first, today last. @param count 1 to 366 */
export async function listActivity(
  ports: Ports,
  session: Session,
  count: number,
): Promise<ActivityDayView[]> {
  const { id, timeZone } = await requireLearner(session);
  const [active, rows] = await Promise.all([
    ports.progress.activeDays(id),
    ports.progress.experienceRows(id),
  ]);
  const activeDays = new Set(active);
  const earned = rows.map(({ amount, earnedAt }) => ({ amount, day: dayIn(timeZone, earnedAt) }));
  return daysUpTo(dayIn(timeZone, ports.now()), count).map((date) => ({
    date,
    isActive: activeDays.has(date),
    experiencePoints: earned
      .filter(({ day }) => day <= date)
      .reduce((sum, { amount }) => sum + amount, 0),
  }));
}
