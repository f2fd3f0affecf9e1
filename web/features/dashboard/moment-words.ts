const DAY_MS = 86_400_000;

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

function daysBetween(earlier: Date, later: Date): number {
  const midnight = (instant: Date): number => new Date(instant).setHours(0, 0, 0, 0);
  return Math.round((midnight(later) - midnight(earlier)) / DAY_MS);
}

function dayWords(instant: Date, now: Date): string {
  const days = daysBetween(instant, now);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return days > 1 && days < 7 ? weekday.format(instant) : date.format(instant);
}

/** Formats when something happened, in the reader's time zone: "today 14:02", "Thursday 21:06", "8 Nov 21:06". */
export function momentWords(instant: Date, now: Date): string {
  return `${dayWords(instant, now)} ${time.format(instant)}`;
}
