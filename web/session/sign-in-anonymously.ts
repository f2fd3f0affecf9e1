import { refusal, type Started } from './attempt.ts';
import type { AuthConnection } from './auth-connection.ts';
import { browserTimeZone } from './browser-time-zone.ts';

/** The service's messages that don't tell a visitor what to do, by its error code. */
const SENTENCES: ReadonlyMap<string | undefined, string> = new Map([
  [
    'anonymous_provider_disabled',
    'Trying without an account is turned off here. Create an account.',
  ],
  [
    'over_request_rate_limit',
    'Too many people started from your network. Try again in a few minutes.',
  ],
]);

const NOT_STARTED = 'We could not start without an account. Try again, or create an account.';

/** Starts a session without an account, which replaces the browser's session. */
export async function signInAnonymously(auth: AuthConnection['auth']): Promise<Started> {
  const data = { time_zone: browserTimeZone() };
  const answer = await auth.signInAnonymously({ options: { data } });
  if (!answer.error) return { outcome: { isOk: true }, session: answer.data.session };
  const outcome = refusal(answer.error, NOT_STARTED);
  const message = SENTENCES.get(answer.error.code);
  return { outcome: message === undefined ? outcome : { ...outcome, message }, session: null };
}
