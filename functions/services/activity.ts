import { addDays, type Day, dayOf, type LearnerClock } from '../../domain/calendar.ts';
import { streakOf } from '../../domain/streak.ts';
import type { ExperienceSince, Ports } from './ports/ports.ts';
import type { Learner } from './ports/records.ts';
import { requireLearner, type RequestContext } from './request-context.ts';

export interface ActivityDayView {
  date: Day;
  isActive: boolean;
  /** Whether a freeze kept the streak on a day without activity. */
  isFrozen: boolean;
  /** The XP total at the end of the day. */
  experiencePoints: number;
}

function daysUpTo(today: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}

/** Returns the XP total at the end of each day. */
function totalsOf(days: readonly Day[], { before, rows }: ExperienceSince, clock: LearnerClock) {
  const earned = rows
    .map(({ amount, earnedAt }) => ({ amount, day: dayOf(clock, earnedAt) }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  let total = before;
  let next = 0;
  return days.map((date) => {
    for (let row = earned[next]; row !== undefined && row.day <= date; row = earned[next]) {
      total += row.amount;
      next += 1;
    }
    return total;
  });
}

async function readActivity(
  ports: Ports,
  learner: Learner,
  count: number,
): Promise<ActivityDayView[]> {
  const today = dayOf(learner, ports.now());
  const days = daysUpTo(today, count);
  // XP from before 00:00 UTC belongs to the first day or an earlier one in every time zone.
  const since = new Date(Date.parse(days[0] ?? today));
  const [active, experience] = await Promise.all([
    ports.progress.activeDays(learner.id),
    ports.progress.experienceSince(learner.id, since),
  ]);
  const activeDays = new Set(active);
  const { frozenDays } = streakOf(active, today);
  const totals = totalsOf(days, experience, learner);
  return days.map((date, index) => ({
    date,
    isActive: activeDays.has(date),
    isFrozen: frozenDays.has(date),
    experiencePoints: totals[index] ?? 0,
  }));
}

/** What was read for a request. Each request has its own `Learner` object, and a new one after every change. */
const READINGS = new WeakMap<Learner, Map<number, Promise<ActivityDayView[]>>>();

/** Lists the learner's days, oldest first, up to today. Reads them once per request. @param count 1 to 366 */
export async function listActivity(
  ports: Ports,
  context: RequestContext,
  count: number,
): Promise<ActivityDayView[]> {
  const learner = await requireLearner(context);
  const readings = READINGS.get(learner) ?? new Map<number, Promise<ActivityDayView[]>>();
  READINGS.set(learner, readings);
  const reading = readings.get(count) ?? readActivity(ports, learner, count);
  readings.set(count, reading);
  return reading;
}
