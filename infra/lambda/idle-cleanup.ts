import { setTimeout as sleep } from 'node:timers/promises';

/** Between requests an environment is frozen and its timers stop. Shorter pauses make no difference. */
const PAUSE_MS = 1_000;

/**
 * Lets timers that expired while the environment was frozen fire before a request is served. The connection pool
 * closes connections that were idle for a minute; without a chance to do so, it would send the request on a connection
 * that the database closed long ago.
 *
 * @param pauseMs the time since the last request after which timers may have expired
 */
export function withIdleCleanup<Event, Answer>(
  handler: (event: Event) => Promise<Answer>,
  pauseMs = PAUSE_MS,
): (event: Event) => Promise<Answer> {
  let lastMs = Date.now();
  return async (event) => {
    if (Date.now() - lastMs >= pauseMs) await sleep(1);
    try {
      return await handler(event);
    } finally {
      lastMs = Date.now();
    }
  };
}
