import type { Verdict } from '../../../domain/grading/grade.ts';
import type { LearnerClock } from '../../../domain/learner-clock.ts';
import type { Day } from '../../../domain/streak.ts';

/** Who a verified token says is calling. Nothing in it grants a right; `wishes` are the caller's own words. */
export interface Identity {
  id: string;
  email: string;
  /** How the account signs in: `email`, `github`, … Set by the auth server alone. */
  provider: string;
  /** The session that the token belongs to. */
  sessionId: string;
  /** What the learner asked for when signing up. */
  wishes: { username: string; firstName: string; lastName: string };
  /** The token itself, to ask the auth server about its owner. */
  token: string;
}

/** Turns an Authorization header into an identity; null when there is none or it does not hold. */
export type IdentifyCaller = (authorization: string | undefined) => Promise<Identity | null>;

/** What the auth server knows of a third-party account. */
export interface ProviderAccount {
  provider: string;
  providerId: string;
  username: string;
  avatarUrl: string | null;
}

/** A stored profile. */
export interface Learner extends LearnerClock {
  id: string;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  avatarUrl: string | null;
  githubUsername: string | null;
  githubId: string | null;
  oauthProvider: string | null;
  isListed: boolean;
  /** Null when it was never changed. */
  timeZoneChangedAt: Date | null;
  experiencePoints: number;
  createdAt: Date;
  /** In UTC. */
  lastSeenOn: Day;
}

/** Another time zone, and what stood before. */
export type TimeZoneChange = Pick<Learner, 'timeZone'> & {
  previousTimeZone: string;
  timeZoneFrom: Day;
  timeZoneChangedAt: Date;
};

export type NewLearner = Omit<
  Learner,
  'experiencePoints' | 'createdAt' | 'isListed' | 'lastSeenOn' | keyof TimeZoneChange
>;

export type LearnerChanges = Partial<
  Pick<Learner, 'username' | 'firstName' | 'lastName' | 'isListed'>
>;

/** A graded attempt as it is stored. */
export interface SubmissionRecord {
  id: string;
  learnerId: string;
  challengeId: string;
  language: 'PYTHON';
  code: string;
  status: 'PENDING' | 'ACCEPTED' | 'FAILED';
  verdict: Verdict | null;
  achievementIds: string[];
  experienceEarned: number;
  submittedAt: Date;
}

export interface RankedLearner extends LearnerClock {
  rank: number;
  username: string;
  /** Earned in the period. */
  experiencePoints: number;
  /** Ever earned. */
  totalExperiencePoints: number;
  activeDays: Day[];
}
