import { createBucket, type Bucket } from './bucket.ts';
import { DEFAULT_LIMITS, type LimitSettings } from './limit-settings.ts';

/** What the service has counted of each kind. */
export type Limits = { [Kind in keyof LimitSettings]: Bucket };

/** Takes part in every limit that is not set. */
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
    mails: mails === null ? LIMITLESS : createBucket(mails, now),
    mailsToAccount: createBucket(rates.mailsToAccount, now),
    mailInterval: mailInterval === null ? LIMITLESS : createBucket(mailInterval, now),
    failuresOfAddress: createBucket(rates.failuresOfAddress, now),
    failuresOfPair: createBucket(rates.failuresOfPair, now),
    failuresOfAccount: createBucket(rates.failuresOfAccount, now),
  };
}
