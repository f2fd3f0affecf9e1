import { setTimeout as sleep } from 'node:timers/promises';

/** Between requests an environment is frozen, and its timers stand still. Shorter pauses make no difference. */
const PAUSE_MS = 1_000;

/**
 * Lets what fell due while the environment was frozen happen before a request is served. The pool of connections gives
 * up one that was idle for a minute; without a moment for that, the request would be sent on a connection that the
 * database's side closed long ago.
 *
 * @param pauseMs since the last request, from which on there may be something due
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
