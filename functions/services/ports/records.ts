import type { AccessTokenScope } from '../../../domain/access-token.ts';
import type { StoredVerdict } from '../../../domain/stored-verdict.ts';
import type { Day, LearnerClock } from '../../../domain/calendar.ts';
import type { LanguageName } from '../../../domain/language.ts';
import type { StoredFeedback } from './feedback.ts';

/** The identity from a verified session token. The learner chose `requestedProfile`, so it is untrusted input. */
export interface SessionIdentity {
  credential: 'session';
  id: string;
  /** Empty for an anonymous account. */
  email: string;
  /** Whether it was an anonymous account when the token was issued, which may have been minutes ago. */
  isAnonymous: boolean;
  /** How the account signs in: `email`, `github`, … Set only by the auth server. */
  provider: string;
  /** The session that the token belongs to. */
  sessionId: string;
  /** When the learner last proved who they are in this session, which refreshing it doesn't; null if unknown. */
  signedInAt: Date | null;
  /** The sign-up metadata. Empty strings for absent values. */
  requestedProfile: { username: string; firstName: string; lastName: string; timeZone: string };
  /** The token itself, for requests to the auth server. */
  token: string;
}

/** A program that uses one of a learner's access tokens. */
export interface AccessTokenIdentity {
  credential: 'access-token';
  /** The learner's id. */
  id: string;
  tokenId: string;
  scope: AccessTokenScope;
}

/** A verified identity. `services/request-context.ts` decides what each kind may do. */
export type Identity = SessionIdentity | AccessTokenIdentity;

/** Verifies an Authorization header. Returns null if it is absent or not valid. */
export type Authenticate = (authorization: string | undefined) => Promise<Identity | null>;

/** A third-party account as the auth server stores it. */
export interface ProviderAccount {
  provider: string;
  providerId: string;
  username: string;
  avatarUrl: string | null;
}

/** The streak as of the last active day. All fields are null until the first award stores it. */
export interface StoredStreak {
  streakDays: number | null;
  lastActiveOn: Day | null;
  /** In the month of the last active day. */
  freezesSpent: number | null;
}

/** A stored profile. */
export interface Learner extends LearnerClock, StoredStreak {
  id: string;
  /** Empty for an anonymous learner. */
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  avatarUrl: string | null;
  githubUsername: string | null;
  githubId: string | null;
  oauthProvider: string | null;
  isListed: boolean;
  /** Whether the learner is trying the product and has no account yet. */
  isAnonymous: boolean;
  /** Whether the learner wants reviews and daily problems. */
  hasReviews: boolean;
  /** On how many days a week the learner wants to be active. */
  weeklyGoalDays: number;
  /** Null if it was never changed. */
  timeZoneChangedAt: Date | null;
  experiencePoints: number;
  createdAt: Date;
  /** In UTC. */
  lastSeenOn: Day;
}

/** A new time zone and the previous one. */
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
  | 'hasReviews'
  | 'weeklyGoalDays'
  | 'lastSeenOn'
  | Exclude<keyof TimeZoneChange, 'timeZone'>
  | keyof StoredStreak
>;

export type LearnerChanges = Partial<
  Pick<
    Learner,
    'username' | 'firstName' | 'lastName' | 'isListed' | 'hasReviews' | 'weeklyGoalDays'
  >
>;

/** A stored submission. */
export interface SubmissionRecord {
  id: string;
  learnerId: string;
  challengeId: string;
  language: LanguageName;
  code: string;
  status: 'PENDING' | 'ACCEPTED' | 'FAILED';
  verdict: StoredVerdict | null;
  achievementIds: string[];
  experienceEarned: number;
  submittedAt: Date;
  /** Null unless it failed. */
  feedback: StoredFeedback | null;
  /** Whether it passed each fixed case, samples first; null while pending. */
  fixedPassed: boolean[] | null;
  /** Null, as is the next one, while pending. */
  passedCount: number | null;
  caseCount: number | null;
}

/** A submission in a list. The verdict is long, so it is read only for single submissions. */
export type SubmissionSummary = Omit<
  SubmissionRecord,
  'verdict' | 'achievementIds' | 'fixedPassed'
>;

export interface RankedLearner extends LearnerClock, StoredStreak {
  rank: number;
  username: string;
  /** Earned in the period. */
  experiencePoints: number;
  /** The total. */
  totalExperiencePoints: number;
  /** Read only if no streak is stored. Null if there are none. */
  activeDays: Day[] | null;
}
