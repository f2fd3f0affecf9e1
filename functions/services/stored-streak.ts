import { type Day, foldStreak, type StreakState } from '../../domain/streak.ts';
import type { StoredStreak } from './ports/records.ts';

/**
 * The streak as it is stored. Where it is not, as for whoever was active before it was, the days tell.
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
