import { Failure } from '../../domain/failure.ts';
import type { Ports, TokenBucket } from './ports/ports.ts';
import type { Session } from './session.ts';

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

/**
 * Counts a call: a learner's own wherever they are, a visitor's by their address.
 *
 * @throws {Failure} RATE_LIMITED with the seconds to wait
 */
export async function takeTokens(
  ports: Ports,
  session: Session,
  { name, subject, ...bucket }: RateLimit,
): Promise<void> {
  const caller = session.identity?.id ?? session.address;
  const seconds = await ports.rateLimits.take(`${name}:${caller}`, bucket);
  if (seconds === 0) return;
  const message = `${subject} too often. Wait ${seconds} seconds and try again.`;
  throw new Failure('RATE_LIMITED', message, { retryAfterSeconds: seconds });
}
