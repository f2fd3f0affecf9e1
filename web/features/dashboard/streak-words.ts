/** Returns the streak and how to keep it, in one or two sentences. */
export function streakWords(streakDays: number, isActiveToday: boolean): string {
  if (streakDays === 0) return 'Complete a lesson or get a submission accepted to start a streak.';
  const length = streakDays === 1 ? '1 day' : `${streakDays} days`;
  return isActiveToday
    ? `Streak: ${length}. You’ve already practiced today.`
    : `Streak: ${length}. Complete a lesson or get a submission accepted today to keep it.`;
}
