import { ConfigError } from './start-error.ts';

/**
 * Parses the day from which to count retention periods back. Defaults to today.
 *
 * @throws {ConfigError} if the text is not a day
 */
export function readRetentionDay(text: string | undefined): Date {
  if (text === undefined) return new Date();
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && isDay) return day;
  throw new ConfigError(`The date must be a day such as 2030-01-31; it is "${text}".`);
}
