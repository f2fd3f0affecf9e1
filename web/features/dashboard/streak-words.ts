/** What keeps the streak, in one or two sentences. */
export function streakWords(streakDays: number, isActiveToday: boolean): string {
  if (streakDays === 0) return 'One accepted submission or lesson starts a streak.';
  const length = streakDays === 1 ? '1 day' : `${streakDays} days`;
  return isActiveToday
    ? `Streak: ${length}. Today counts already.`
    : `Streak: ${length}. One accepted submission or lesson today keeps it.`;
}
