import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import type { AuthCallback } from '../session/auth-callback.ts';
import { useSession } from '../session/session-context.ts';
import { LoadingView } from './loading-view.tsx';
import type { LoginState } from './login-state.ts';

/** Messages for errors that a retry doesn't fix, by the service's code. */
const SENTENCES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    otp_expired: 'That link has expired or was already opened. Request another one.',
    provider_email_needs_verification:
      'GitHub has not verified your email. Open the link in the email that we sent you, then continue with GitHub again.',
    signup_disabled: 'New accounts cannot be created right now.',
    user_banned: 'This account has been suspended. Write to support.',
  }),
);

/** Only learners get emails with links to their account, and such a link may be opened in any browser. */
const LINK_OF_ACCOUNT = 'Sign in to see the result of the link.';

/** Shows its children to signed-in learners and the loading view until the session is known. Redirects visitors to /login. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { state, endReason, callback } = useSession();
  const { pathname, search, hash } = useLocation();
  if (state === 'loading') return <LoadingView />;
  if (state === 'signed-in') return children;
  const failure = callback ? failureOf(callback, pathname) : endReason;
  const arrival: LoginState = {
    from: pathname + search + hash,
    ...(failure && { failure }),
  };
  return <Navigate to={paths.login} state={arrival} replace />;
}

/** Returns the message about a GitHub sign-in or a link that led to a protected page. */
function failureOf({ outcome, errorCode }: AuthCallback, pathname: string): string {
  if (outcome === 'unreachable') return messages.loginUnexpected;
  const unnamed = pathname === paths.account ? LINK_OF_ACCOUNT : messages.gitHubLoginFailed;
  return SENTENCES.get(errorCode) ?? unnamed;
}
