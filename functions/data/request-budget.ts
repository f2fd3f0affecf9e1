import type { RateLimitRepository, RequestBudget, TokenBucket } from '../services/ports/ports.ts';

/**
 * The points of one client. Two hundred learners may share an address: in the same minute they may all open the site,
 * the library and some lessons, which costs each of them about 5,000 points. A client that spends everything keeps a
 * processor busy for about three seconds of every minute.
 */
const REQUESTS: TokenBucket = { burst: 1_200_000, perMinute: 1_200_000 };

/** How many points a process takes from the database at once, so that most requests need no statement. */
const LEASED_POINTS = 10_000;

/** How many clients a process remembers. One that is forgotten loses at most its lease. */
const MOST_CALLERS = 10_000;

/** What a process knows about a client. */
interface Lease {
  /** The points that are left of those it took. */
  points: number;
  /** Until when the database has nothing to lease, in milliseconds of `performance.now()`. */
  emptyUntilMs: number;
  /** The requests of the client, which lease one after the other. */
  last: Promise<unknown>;
}

/**
 * Creates the budget of every client. The points are in the database, for all processes together. Each process leases
 * some for a client and spends them without asking again.
 */
export function createRequestBudget(rateLimits: RateLimitRepository): RequestBudget {
  const leases = new Map<string, Lease>();
  const leaseOf = (caller: string): Lease => {
    const lease = leases.get(caller) ?? { points: 0, emptyUntilMs: 0, last: Promise.resolve() };
    // The client that was here longest ago comes first, and is forgotten first.
    leases.delete(caller);
    leases.set(caller, lease);
    if (leases.size > MOST_CALLERS) leases.delete(leases.keys().next().value ?? '');
    return lease;
  };
  const spend = async (caller: string, lease: Lease, points: number): Promise<number> => {
    if (lease.points < points) {
      const waitMs = lease.emptyUntilMs - performance.now();
      if (waitMs > 0) return Math.ceil(waitMs / 1_000);
      const leased = Math.max(points, LEASED_POINTS);
      const seconds = await rateLimits.take(`request:${caller}`, REQUESTS, leased);
      if (seconds > 0) {
        lease.emptyUntilMs = performance.now() + seconds * 1_000;
        return seconds;
      }
      lease.points += leased;
    }
    lease.points -= points;
    return 0;
  };
  return {
    spend(caller, points) {
      const lease = leaseOf(caller);
      if (lease.points >= points) {
        lease.points -= points;
        return Promise.resolve(0);
      }
      const next = lease.last.then(
        () => spend(caller, lease, points),
        () => spend(caller, lease, points),
      );
      lease.last = next;
      return next;
    },
  };
}
