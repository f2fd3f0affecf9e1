import { type AuthConnection, openAuthConnection } from './auth-connection.ts';
import { loadClientConfig } from './client-config.ts';
import { signInAnonymously } from './sign-in-anonymously.ts';

/** A session with which a page can call the API. */
interface VisitorSession {
  /** The API's URL without a trailing slash, for calls such as `${apiUrl}/api/submissions/submit`. */
  apiUrl: string;
  /** Returns a valid token for the `Authorization` header, refreshed if needed. @throws {Error} when offline */
  accessToken: () => Promise<string>;
}

let opening: Promise<AuthConnection> | null = null;

/** A second auth client would compete with the first one for the stored session. */
function openOnce(): Promise<AuthConnection> {
  opening ??= openAuthConnection().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

let starting: Promise<VisitorSession> | null = null;

/**
 * Returns the session that this browser has stored, or starts an anonymous one: the visitor then has a learner on the
 * server without an account. It is for the standalone pages, which have neither the router nor the session provider;
 * everything else uses `useSession().tryWithoutAccount`. Calls at the same time start one session.
 *
 * It loads the auth client, so import it when it is needed, not with the page:
 *
 *     const { startAnonymousSession } = await import('../../session/start-anonymous-session.ts');
 *     const { apiUrl, accessToken } = await startAnonymousSession();
 *     const headers = { authorization: `Bearer ${await accessToken()}` };
 *
 * The session is stored for the whole site. The page stays as it is, and every page that is loaded afterward is a
 * learner's page: a link to `/codex/<id>` opens the workspace, and `/register` keeps what the visitor has done.
 *
 * @throws {Error} whose message can be shown, if the service refuses or can't be reached; call it again to try again
 */
export function startAnonymousSession(): Promise<VisitorSession> {
  starting ??= start().finally(() => {
    starting = null;
  });
  return starting;
}

async function start(): Promise<VisitorSession> {
  const [{ apiUrl }, { auth }] = await Promise.all([loadClientConfig(), openOnce()]);
  const { data } = await auth.getSession();
  if (data.session === null) {
    const { outcome } = await signInAnonymously(auth);
    if (!outcome.isOk) throw new Error(outcome.message);
  }
  return { apiUrl, accessToken: () => tokenOf(auth) };
}

async function tokenOf(auth: AuthConnection['auth']): Promise<string> {
  const { data, error } = await auth.getSession();
  if (data.session) return data.session.access_token;
  throw error ?? new Error('This session has ended. Reload the page.');
}
