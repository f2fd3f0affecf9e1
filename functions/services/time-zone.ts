import { AppError } from '../../domain/app-error.ts';
import {
  addDays,
  canonicalTimeZone,
  dayIn,
  dayOf,
  FIRST_TIME_ZONE,
  timeZoneChangeableAt,
} from '../../domain/calendar.ts';
import type { LearnerRepository } from './ports/learners.ts';
import type { Learner, TimeZoneChange } from './ports/records.ts';

function requireTimeZone(name: string): string {
  const timeZone = canonicalTimeZone(name);
  if (timeZone !== null) return timeZone;
  throw new AppError(
    'INVALID_INPUT',
    'The time zone must be an IANA name, such as "Europe/Paris".',
  );
}

/** Returns the time zone of a new account: the requested one, or UTC if it is unknown. */
export function firstTimeZone(requested: string | null | undefined): string {
  return (requested && canonicalTimeZone(requested)) || FIRST_TIME_ZONE;
}

/**
 * Sets the time zone from the sign-up metadata on a profile that the database created. It takes effect immediately and
 * doesn't count as a change, so it is only for learners without activity, who couldn't gain a day by it.
 */
export async function startInOwnTimeZone(
  learners: LearnerRepository,
  learner: Learner,
  requested: string,
): Promise<Learner> {
  const { timeZone, timeZoneChangedAt, experiencePoints } = learner;
  const isNew = timeZone === FIRST_TIME_ZONE && timeZoneChangedAt === null;
  if (requested === '' || !isNew || experiencePoints > 0) return learner;
  const firstZone = firstTimeZone(requested);
  if (firstZone === timeZone) return learner;
  const started = await learners.startTimeZone(learner.id, firstZone);
  // If another request of the new account has just set the zone, use the stored one.
  return started ?? (await learners.find(learner.id)) ?? learner;
}

/**
 * Returns the change to a requested time zone. It takes effect on the learner's next day, so that today and the recorded
 * days stay the same.
 *
 * @returns null if the learner already has this time zone
 * @throws {AppError} INVALID_INPUT if there is no such time zone, CONFLICT within 30 days of the last change
 */
export function timeZoneChange(
  learner: Learner,
  requested: string,
  now: Date,
): TimeZoneChange | null {
  const timeZone = requireTimeZone(requested);
  if (timeZone === learner.timeZone) return null;
  const changeableAt = timeZoneChangeableAt(learner.timeZoneChangedAt, now);
  if (changeableAt !== null) {
    const day = dayIn(learner.timeZone, changeableAt);
    throw new AppError(
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
