import type { Day } from '../../domain/calendar.ts';
import { foldStreak, type StreakState } from '../../domain/streak.ts';
import type { StoredStreak } from './ports/records.ts';

/**
 * Returns the stored streak. If there is none, computes it from the active days: older profiles have no stored streak.
 *
 * @param readDays reads the active days
 */
export async function streakStateOf(
  { streakDays, lastActiveOn, freezesSpent }: StoredStreak,
  readDays: () => Iterable<Day> | Promise<Iterable<Day>>,
): Promise<StreakState | null> {
  if (streakDays === null || lastActiveOn === null || freezesSpent === null) {
    return foldStreak(await readDays());
  }
  return { days: streakDays, lastActiveDay: lastActiveOn, freezesSpent };
}
