import type { User } from '@supabase/supabase-js';
import { canonicalUsername } from '../../domain/username.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { type Outcome, refusal, type Started } from './attempt.ts';
import type { AuthConnection } from './auth-connection.ts';
import { browserTimeZone } from './browser-time-zone.ts';
import type { Registration } from './session.ts';
import { isUsernameFree } from './username-look-up.ts';

type Auth = AuthConnection['auth'];

/** Signs up. An anonymous learner gets an account and keeps the id and everything that belongs to it. */
export async function signUp(auth: Auth, registration: Registration): Promise<Started> {
  const { data } = await auth.getSession();
  return data.session?.user.is_anonymous === true
    ? upgrade(auth, registration)
    : create(auth, registration);
}

async function create(auth: Auth, registration: Registration): Promise<Started> {
  const { email, password, ...names } = registration;
  const data = { ...names, time_zone: browserTimeZone() };
  const emailRedirectTo = location.origin + paths.confirmEmail;
  const answer = await auth.signUp({ email, password, options: { data, emailRedirectTo } });
  if (answer.error) return refused(refusal(answer.error, messages.registrationFailed));
  const outcome: Outcome = {
    isOk: true,
    message: successOf(answer.data.user),
    ...(answer.data.user && !answer.data.session && { isConfirmationNeeded: true }),
  };
  return { outcome, session: answer.data.session };
}

async function upgrade(auth: Auth, registration: Registration): Promise<Started> {
  const { email, password, ...names } = registration;
  // Nothing refuses a taken name here: the account would keep its generated one.
  const username = canonicalUsername(names.username);
  if ((await isUsernameFree(username, AbortSignal.timeout(LOOK_UP_MS))) === false) {
    return refused({ isOk: false, message: usernameTaken(username) });
  }
  const data = { ...names, time_zone: browserTimeZone() };
  const emailRedirectTo = location.origin + paths.confirmEmail;
  const answer = await auth.updateUser({ email, password, data }, { emailRedirectTo });
  if (answer.error) return refused(refusal(answer.error, messages.registrationFailed));
  const isConfirmationNeeded = answer.data.user.is_anonymous === true;
  const outcome: Outcome = {
    isOk: true,
    message: successOf(answer.data.user),
    ...(isConfirmationNeeded && { isConfirmationNeeded }),
  };
  if (isConfirmationNeeded) return { outcome, session: null };
  // The current token still says that the learner is anonymous.
  const { data: refreshed } = await auth.refreshSession();
  return { outcome, session: refreshed.session };
}

/** A service that counts addresses as confirmed at once sends no email to check. */
function successOf(user: User | null): string {
  const isWaiting = user !== null && user.email_confirmed_at === undefined;
  return isWaiting ? messages.registered : messages.registeredWithoutUser;
}

/** How long to wait for the look-up of a username, in milliseconds. */
const LOOK_UP_MS = 5_000;

/** Returns the message about a username that belongs to someone else. @param username in its canonical form */
export function usernameTaken(username: string): string {
  return `The username "${username}" is taken. Choose another one.`;
}

function refused(outcome: Outcome): Started {
  return { outcome, session: null };
}
