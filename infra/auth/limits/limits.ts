import { createHash } from 'node:crypto';
import { createBucket, type Bucket, type Rate } from './bucket.ts';
import { AuthError } from '../auth-error.ts';

/** The limits of the service, with GoTrue's names where GoTrue has the same limit. */
export interface LimitSettings {
  /** Sign-ups and requests for emails by one address: GOTRUE_RATE_LIMIT_OTP, per 5 minutes. */
  otp: Rate;
  /** Uses of links and codes by one address: GOTRUE_RATE_LIMIT_VERIFY, per 5 minutes. */
  verify: Rate;
  /** Sign-ins and refreshes by one address: GOTRUE_RATE_LIMIT_TOKEN_REFRESH, per 5 minutes. */
  token: Rate;
  /** Anonymous sign-ins by one address: GOTRUE_RATE_LIMIT_ANONYMOUS_USERS, per hour. */
  anonymous: Rate;
  /** Sign-ups by one address whose accounts work before their address is confirmed: they cost nothing. */
  autoconfirmed: Rate;
  /** Requests for emails by all clients together: GOTRUE_RATE_LIMIT_EMAIL_SENT, per hour. Null for no limit. */
  mails: Rate | null;
  /** Requests for emails to one account, by all clients together. */
  mailsToAccount: Rate;
  /** Requests for emails of one kind to one account: one per GOTRUE_SMTP_MAX_FREQUENCY. Null for no limit. */
  mailInterval: Rate | null;
  /** Wrong passwords from one address, for any account. */
  failuresOfAddress: Rate;
  /** Wrong passwords from one address for one account. */
  failuresOfPair: Rate;
  /** Wrong passwords for one account, from any address. */
  failuresOfAccount: Rate;
}

const FIVE_MINUTES = 300;
const HALF_HOUR = 1_800;
const HOUR = 3_600;

/**
 * The default limits. A school of two hundred learners may share one address: they may all register, request a second
 * email and mistype their passwords in the same lesson, and their browsers refresh four times an hour each. One
 * account allows fifty wrong passwords an hour: 1,200 guesses a day are hopeless against a password that is not
 * common, and twenty at once leave room for a user who forgot theirs. Accounts that work at once take turns with all
 * others, so a large school may create its own in an hour, and a flood gets no more than that.
 */
const DEFAULT_LIMITS: LimitSettings = {
  otp: { events: 600, perSeconds: FIVE_MINUTES },
  verify: { events: 600, perSeconds: FIVE_MINUTES },
  token: { events: 1_800, perSeconds: FIVE_MINUTES },
  anonymous: { events: 600, perSeconds: HOUR },
  autoconfirmed: { events: 1_200, perSeconds: HOUR },
  mails: null,
  mailsToAccount: { events: 30, perSeconds: HOUR },
  mailInterval: { events: 1, perSeconds: 1 },
  failuresOfAddress: { events: 300, perSeconds: HOUR },
  failuresOfPair: { events: 20, perSeconds: HALF_HOUR },
  failuresOfAccount: { events: 50, perSeconds: HOUR },
};

/** The counters of all limits. */
export type Limits = { [Kind in keyof LimitSettings]: Bucket };

/** Replaces a disabled limit. */
const LIMITLESS: Bucket = { take: () => 0, giveBack: () => undefined, empty: () => undefined };

/**
 * Starts counting.
 *
 * @param now milliseconds since 1970
 */
export function createLimits(settings: Partial<LimitSettings>, now: () => number): Limits {
  const { mails, mailInterval, ...rates } = { ...DEFAULT_LIMITS, ...settings };
  return {
    otp: createBucket(rates.otp, now),
    verify: createBucket(rates.verify, now),
    token: createBucket(rates.token, now),
    anonymous: createBucket(rates.anonymous, now),
    autoconfirmed: createBucket(rates.autoconfirmed, now),
    mails: mails === null ? LIMITLESS : createBucket(mails, now),
    mailsToAccount: createBucket(rates.mailsToAccount, now),
    mailInterval: mailInterval === null ? LIMITLESS : createBucket(mailInterval, now),
    failuresOfAddress: createBucket(rates.failuresOfAddress, now),
    failuresOfPair: createBucket(rates.failuresOfPair, now),
    failuresOfAccount: createBucket(rates.failuresOfAccount, now),
  };
}

/** The key of an account: a hash, which is short for any address and identifies nobody. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}

/** The codes by which GoTrue's clients distinguish limits. */
type LimitCode = 'over_request_rate_limit' | 'over_email_send_rate_limit';

/** @param retryAfterSeconds when the client may try again */
export function tooMany(
  retryAfterSeconds: number,
  message: string,
  code: LimitCode = 'over_request_rate_limit',
): AuthError {
  return new AuthError({ status: 429, code, retryAfterSeconds }, message);
}
