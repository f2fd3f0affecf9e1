import { AppError } from '../../domain/app-error.ts';
import { dayOf } from '../../domain/learner-clock.ts';
import { addDays, dayIn } from '../../domain/streak.ts';
import {
  canonicalTimeZone,
  FIRST_TIME_ZONE,
  timeZoneChangeableAt,
} from '../../domain/time-zone.ts';
import type { LearnerRepository } from './ports/ports.ts';
import type { Learner, TimeZoneChange } from './ports/records.ts';

function requireTimeZone(name: string): string {
  const timeZone = canonicalTimeZone(name);
  if (timeZone !== null) return timeZone;
  throw new AppError(
    'INVALID_INPUT',
    'The time zone must be an IANA name, such as "Europe/Paris".',
  );
}

/** The zone that a new account starts with. A wish for one that is not known here is no reason to refuse anybody. */
export function firstTimeZone(requested: string | null | undefined): string {
  return (requested && canonicalTimeZone(requested)) || FIRST_TIME_ZONE;
}

/**
 * Gives a learner whose profile the database has made the zone that was wished for at sign-up. It counts at once and is
 * no change, so it is only for somebody who has done nothing yet: no day could be won by it.
 */
export async function startInOwnTimeZone(
  learners: LearnerRepository,
  learner: Learner,
  requested: string,
): Promise<Learner> {
  const { timeZone, timeZoneChangedAt, experiencePoints } = learner;
  const isNew = timeZone === FIRST_TIME_ZONE && timeZoneChangedAt === null;
  if (requested === '' || !isNew || experiencePoints > 0) return learner;
  const wished = firstTimeZone(requested);
  if (wished === timeZone) return learner;
  const started = await learners.startTimeZone(learner.id, wished);
  // Of the first requests of an account one sets the zone, and the others must know it.
  return started ?? (await learners.find(learner.id)) ?? learner;
}

/**
 * What a wish for another time zone comes to. It counts from the learner's next day on: no recorded day changes, and
 * today does not become another.
 *
 * @returns null when the learner has the zone already
 * @throws {AppError} INVALID_INPUT when there is no such zone, CONFLICT within 30 days of the last change
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
