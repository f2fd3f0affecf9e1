import type { Day } from '../../../domain/calendar.ts';
import type { Learner, LearnerChanges, NewLearner, TimeZoneChange } from './records.ts';

/** A part of a data export: a value, or some rows of a list. The rows of a list follow each other. */
export type ExportedPart = { name: string; value: unknown } | { name: string; rows: object[] };

/** Stores profiles. */
export interface LearnerRepository {
  find(id: string): Promise<Learner | null>;
  isUsernameTaken(canonicalUsername: string): Promise<boolean>;
  /** Returns the existing profile if there is one; null if the username is taken. */
  create(learner: NewLearner): Promise<Learner | null>;
  /** Returns null if the username is taken. */
  update(id: string, changes: LearnerChanges): Promise<Learner | null>;
  /** Returns null if the time zone has changed in the meantime: only one of two concurrent changes succeeds. */
  changeTimeZone(id: string, change: TimeZoneChange): Promise<Learner | null>;
  /** Sets the first time zone. Returns null if the learner already has activity or has changed the time zone. */
  startTimeZone(id: string, timeZone: string): Promise<Learner | null>;
  /** Deletes the profile and its data, and stores the id so that a token that is still valid can't recreate it. */
  delete(id: string): Promise<void>;
  /**
   * Makes an anonymous learner permanent, with the requested names as far as they are valid and not taken.
   *
   * @returns null if the profile was deleted
   */
  keep(
    id: string,
    email: string,
    requested: Pick<NewLearner, 'username' | 'firstName' | 'lastName'>,
  ): Promise<Learner | null>;
  isDeleted(id: string): Promise<boolean>;
  /** Records a visit and the email address. Returns null if the profile was deleted. */
  noteVisit(id: string, visit: { email: string; lastSeenOn: Day }): Promise<Learner | null>;
  /** Returns everything stored about a learner, part by part. */
  exportOf(id: string): AsyncIterable<ExportedPart>;
}
