import { AppError } from '../../domain/app-error.ts';
import type { Ports, TokenBucket } from './ports/ports.ts';
import type { RequestContext } from './request-context.ts';

/** What is limited, and how: for each caller a bucket that holds `burst` calls and is refilled steadily. */
interface RateLimit extends TokenBucket {
  name: string;
  /** What was asked too often, as the learner reads it. */
  subject: string;
}

/** A form asks with every pause in typing, and a classroom registers from one address. */
export const USERNAME_LOOK_UPS: RateLimit = {
  name: 'username-look-up',
  subject: 'Usernames were looked up',
  burst: 120,
  perMinute: 60,
};

/** Nobody reads what a run printed faster than every other second; a burst is a learner who hunts for a typing error. */
export const EXECUTIONS: RateLimit = {
  name: 'execution',
  subject: 'Code was run',
  burst: 30,
  perMinute: 30,
};

/** A submission runs every hidden case, so it costs several runs. Whoever submits to guess is slowed down. */
export const SUBMISSIONS: RateLimit = {
  name: 'submission',
  subject: 'Solutions were submitted',
  burst: 15,
  perMinute: 12,
};

/** Nobody needs more than one for each of their programs; a script that makes them is not what they are for. */
export const NEW_ACCESS_TOKENS: RateLimit = {
  name: 'new-access-token',
  subject: 'Access tokens were made',
  burst: 30,
  perMinute: 6,
};

/**
 * Counts a call: a learner's own wherever they are, a visitor's by their address.
 *
 * @throws {AppError} RATE_LIMITED with the seconds to wait
 */
export async function takeTokens(
  ports: Ports,
  context: RequestContext,
  { name, subject, ...bucket }: RateLimit,
): Promise<void> {
  const caller = context.identity?.id ?? context.address;
  const seconds = await ports.rateLimits.take(`${name}:${caller}`, bucket);
  if (seconds === 0) return;
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  const message = `${subject} too often. Wait ${wait} and try again.`;
  throw new AppError('RATE_LIMITED', message, { retryAfterSeconds: seconds });
}
