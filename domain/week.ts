const DAY_MS = 86_400_000;

/** Monday 00:00 UTC of the week that contains an instant. */
export function startOfWeek(instant: Date): Date {
  const midnight = Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate());
  const daysSinceMonday = (instant.getUTCDay() + 6) % 7;
  return new Date(midnight - daysSinceMonday * DAY_MS);
}
