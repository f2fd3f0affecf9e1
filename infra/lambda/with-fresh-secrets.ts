import { isDeepStrictEqual } from 'node:util';
import { SECRETS_LIFETIME_MS } from '../time-limits.ts';
import { type CloudConfig, readCloudConfig } from './cloud-config.ts';
import { logFailure } from './log-failure.ts';
import { type Foundation, openFoundation } from './open-foundation.ts';

type Handler<Event, Answer> = (event: Event) => Promise<Answer>;

/** How a handler gets its secrets. */
interface SecretsTerms {
  read?: () => Promise<CloudConfig>;
  lifetimeMs?: number;
}

/**
 * Opens a handler on a function's configuration and data sources. Every few minutes, it reads the secrets again before it
 * serves an event, and opens everything again if they have changed. So a new password reaches every environment of every
 * version, although none of them restarts.
 *
 * @param create opens the handler; called again after a change
 */
export function withFreshSecrets<Event, Answer>(
  create: (foundation: Foundation) => Handler<Event, Answer>,
  { read = readCloudConfig, lifetimeMs = SECRETS_LIFETIME_MS }: SecretsTerms = {},
): Handler<Event, Answer> {
  let foundation = openFoundation(read);
  let handler = create(foundation);
  let readAtMs = Date.now();
  const refresh = async (): Promise<void> => {
    readAtMs = Date.now();
    const next = await read();
    if (isDeepStrictEqual(next, await foundation.config())) return;
    const before = foundation;
    foundation = openFoundation(() => Promise.resolve(next));
    handler = create(foundation);
    // An environment serves one event at a time, so nothing uses the old data sources.
    await before.close();
  };
  return async (event) => {
    if (Date.now() - readAtMs >= lifetimeMs) await refresh().catch(logFailure);
    return handler(event);
  };
}
