import type { AccessTokenScope } from '../../../domain/access-token.ts';
import type { Verdict } from '../../../domain/grading/grade.ts';
import type { LearnerClock } from '../../../domain/learner-clock.ts';
import type { Day } from '../../../domain/streak.ts';

/** Who is signed in, as the verified token of a session says. `wishes` are the caller's own words. */
export interface SessionIdentity {
  credential: 'session';
  id: string;
  email: string;
  /** How the account signs in: `email`, `github`, … Set by the auth server alone. */
  provider: string;
  /** The session that the token belongs to. */
  sessionId: string;
  /** What the learner asked for when signing up; '' for what they did not. */
  requestedProfile: { username: string; firstName: string; lastName: string; timeZone: string };
  /** The token itself, to ask the auth server about its owner. */
  token: string;
}

/** A program that calls in a learner's name, with an access token that the learner made for it. */
export interface AccessTokenIdentity {
  credential: 'access-token';
  /** The learner's. */
  id: string;
  tokenId: string;
  scope: AccessTokenScope;
}

/** Who is calling, and with what. What each may do is decided in `services/session.ts`. */
export type Identity = SessionIdentity | AccessTokenIdentity;

/** Turns an Authorization header into an identity; null when there is none or it does not hold. */
export type Authenticate = (authorization: string | undefined) => Promise<Identity | null>;

/** What the auth server knows of a third-party account. */
export interface ProviderAccount {
  provider: string;
  providerId: string;
  username: string;
  avatarUrl: string | null;
}

/** The streak as of the last active day, as awards write it. All null until the first one does. */
export interface StoredStreak {
  streakDays: number | null;
  lastActiveOn: Day | null;
  /** In the month of that day. */
  freezesSpent: number | null;
}

/** A stored profile. */
export interface Learner extends LearnerClock, StoredStreak {
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
  | 'experiencePoints'
  | 'createdAt'
  | 'isListed'
  | 'lastSeenOn'
  | Exclude<keyof TimeZoneChange, 'timeZone'>
  | keyof StoredStreak
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

/** An attempt as it is listed: what its run showed is long, and read of one at a time. */
export type SubmissionSummary = Omit<SubmissionRecord, 'verdict' | 'achievementIds'>;

export interface RankedLearner extends LearnerClock, StoredStreak {
  rank: number;
  username: string;
  /** Earned in the period. */
  experiencePoints: number;
  /** Ever earned. */
  totalExperiencePoints: number;
  /** Where no streak is stored; null without any, too. */
  activeDays: Day[] | null;
}
