const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** How much of a date is shown. Times use the 24-hour clock, as logs do. */
const STYLES = {
  /** `May 9` */
  short: { month: 'short', day: 'numeric' },
  /** `May 9, 2026` */
  date: { month: 'short', day: 'numeric', year: 'numeric' },
  /** `November 23` */
  day: { month: 'long', day: 'numeric' },
  /** `November 23, 2026` */
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  /** `Nov` */
  month: { month: 'short' },
  /** `November 2026` */
  monthOfYear: { month: 'long', year: 'numeric' },
  /** `Thursday` */
  weekday: { weekday: 'long' },
  /** `14:02` */
  time: TIME,
  /** `May 9, 14:02` */
  moment: { month: 'short', day: 'numeric', ...TIME },
  /** `May 9, 2026, 14:02` */
  fullMoment: { month: 'short', day: 'numeric', year: 'numeric', ...TIME },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Cached per style and zone: creating a formatter takes a hundred times as long as using it. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(style: keyof typeof STYLES, timeZone?: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone ?? ''}`;
  const known = FORMATS.get(key);
  const format = known ?? new Intl.DateTimeFormat('en-US', { ...STYLES[style], timeZone });
  if (!known) FORMATS.set(key, format);
  return format;
}

/**
 * Writes a date in words. A calendar day (`YYYY-MM-DD`) is the same day for every reader. An instant is shown in the
 * reader's own time zone.
 *
 * @throws {RangeError} when the text isn't a date
 */
export function formatDate(at: Date | string, style: keyof typeof STYLES): string {
  const isCalendarDay = typeof at === 'string' && CALENDAR_DAY.test(at);
  return formatOf(style, isCalendarDay ? 'UTC' : undefined).format(new Date(at));
}
