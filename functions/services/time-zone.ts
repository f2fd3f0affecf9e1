import { Failure } from '../../domain/failure.ts';
import { dayOf } from '../../domain/learner-clock.ts';
import { addDays, dayIn } from '../../domain/streak.ts';
import { canonicalTimeZone, timeZoneChangeableAt } from '../../domain/time-zone.ts';
import type { Learner, TimeZoneChange } from './ports/records.ts';

function requireTimeZone(name: string): string {
  const timeZone = canonicalTimeZone(name);
  if (timeZone !== null) return timeZone;
  throw new Failure(
    'INVALID_INPUT',
    'The time zone must be one of the IANA names, such as "Europe/Paris".',
  );
}

/**
 * What a wish for another time zone comes to. It counts from the learner's next day on: no recorded day changes, and
 * today does not become another.
 *
 * @returns null when the learner has the zone already
 * @throws {Failure} INVALID_INPUT when there is no such zone, CONFLICT within 30 days of the last change
 */
export function timeZoneChange(learner: Learner, wish: string, now: Date): TimeZoneChange | null {
  const timeZone = requireTimeZone(wish);
  if (timeZone === learner.timeZone) return null;
  const changeableAt = timeZoneChangeableAt(learner.timeZoneChangedAt, now);
  if (changeableAt !== null) {
    const day = dayIn(learner.timeZone, changeableAt);
    throw new Failure(
      'CONFLICT',
      `The time zone can be changed once in 30 days. It can be changed again on ${day}.`,
    );
  }
  return {
    timeZone,
    previousTimeZone: learner.timeZone,
    timeZoneFrom: addDays(dayOf(learner, now), 1),
    timeZoneChangedAt: now,
  };
}
