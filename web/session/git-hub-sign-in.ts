import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { type Outcome, refusal } from './attempt.ts';
import type { AuthCallback } from './auth-callback.ts';
import type { AuthConnection } from './auth-connection.ts';
import { rememberDestination } from './destination.ts';

type Auth = AuthConnection['auth'];

/** The service's codes for a GitHub account that can't be linked to a learner who has no account yet. */
const NOT_LINKABLE: ReadonlySet<string> = new Set([
  'identity_already_exists',
  'email_exists',
  'email_not_confirmed',
]);

/**
 * Goes to GitHub, which returns to the dashboard. A learner without an account links the GitHub account, so that the id
 * stays; where the service links nothing, signing in and merging does the same under another id.
 */
export async function goToGitHub(auth: Auth): Promise<Outcome> {
  if (await isAnonymous(auth)) {
    const { error } = await auth.linkIdentity({ provider: 'github', options: returnTo() });
    if (!error) return { isOk: true };
  }
  return signIn(auth);
}

/**
 * Signs in with the GitHub account that could not be linked, because it belongs to an account already. The browser
 * returns with a code, and what the learner has done is merged.
 */
export async function signInInstead(auth: Auth, { outcome, errorCode }: AuthCallback) {
  if (outcome !== 'refused' || !NOT_LINKABLE.has(errorCode) || !(await isAnonymous(auth))) return;
  rememberDestination(location.pathname + location.search + location.hash);
  await signIn(auth);
}

async function isAnonymous(auth: Auth): Promise<boolean> {
  const { data } = await auth.getSession();
  return data.session?.user.is_anonymous === true;
}

async function signIn(auth: Auth): Promise<Outcome> {
  const { error } = await auth.signInWithOAuth({ provider: 'github', options: returnTo() });
  return error ? refusal(error, messages.gitHubFailed) : { isOk: true };
}

function returnTo(): { redirectTo: string } {
  return { redirectTo: location.origin + paths.dashboard };
}
