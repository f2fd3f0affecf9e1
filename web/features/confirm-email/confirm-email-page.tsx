import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { emailError } from '../../../domain/registration.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import type { AuthCallback } from '../../session/auth-callback.ts';
import { ownDestination } from '../../session/destination.ts';
import { hasAccount } from '../../session/fetch-profile.ts';
import { useSession } from '../../session/session-context.ts';
import type { SessionState } from '../../session/session-view.ts';
import { Announced, CheckingLink, SignInLayout } from '../../shell/sign-in-layout.tsx';
import { CodeForm } from '../../shell/code-form.tsx';
import { type LoginState, readLoginState } from '../../shell/login-state.ts';
import { ResendButton } from '../../shell/resend-button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Accepts the code from the confirmation email, or sends another email. */
function ConfirmByCode({ loginState }: { loginState: LoginState }) {
  const { recovery, profile } = useSession();
  const navigate = useNavigate();
  const [email, setEmail] = useState(loginState.unconfirmedEmail ?? profile?.email ?? '');
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isReady = () => {
    const refused = emailError(email.trim());
    setError(refused);
    if (refused !== null) input.current?.focus();
    return refused === null;
  };
  return (
    <>
      <CodeForm
        email={email.trim()}
        purpose="signup"
        isReady={isReady}
        onEntered={() => void navigate(ownDestination(loginState.from), { replace: true })}
      >
        <TextField
          ref={input}
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          value={email}
          error={error}
          onChange={({ target }) => {
            setEmail(target.value);
            setError(null);
          }}
        />
      </CodeForm>
      <ResendButton
        key={email}
        disabled={emailError(email.trim()) !== null}
        send={() => recovery.resendConfirmation(email.trim())}
      />
      {!hasAccount(profile) && (
        <p className="quiet">
          Already confirmed?{' '}
          <Link
            to={paths.login}
            state={loginState.from === undefined ? {} : { from: loginState.from }}
          >
            Login
          </Link>
        </p>
      )}
    </>
  );
}

const UNREACHABLE =
  'We could not check the link. Check your connection, then request another email.';
const EXPIRED =
  'That link has expired or was already opened. If you opened it yourself, your email is confirmed and you can sign in. If not, request another email.';

/** Handles the confirmation email's link, or its code. */
export function ConfirmEmailPage() {
  return (
    <SignInLayout
      title="Confirm your email"
      lead="We use your address to sign you in and to send you emails about your account."
    >
      <Step />
    </SignInLayout>
  );
}

function Step() {
  const { state, profile, callback } = useSession();
  const outcome = callback?.outcome;
  const loginState = readLoginState(useLocation().state);
  const isConfirmed = useIsConfirmed(outcome);
  if (isBeingChecked(state, outcome)) return <CheckingLink />;
  if (isConfirmed === null) return <CheckingLink />;
  if (isConfirmed) return <Confirmed isSignedIn={hasAccount(profile)} />;
  return (
    <>
      {outcome !== undefined && (
        <Notice tone="warn" role="alert">
          {outcome === 'unreachable' ? UNREACHABLE : EXPIRED}
        </Notice>
      )}
      <ConfirmByCode loginState={loginState} />
    </>
  );
}

/** Returns whether the address is confirmed, according to the link or to the account; null until that is known. */
function useIsConfirmed(outcome?: AuthCallback['outcome']): boolean | null {
  const { profile } = useSession();
  // An anonymous learner who signs up has a session, but no confirmed address yet.
  const id = hasAccount(profile) ? profile?.id : undefined;
  const isByLink = outcome === 'elsewhere' || (outcome === 'signed-in' && id !== undefined);
  const isInAccount = useIsConfirmedInAccount(isByLink ? undefined : id);
  return isByLink || isInAccount;
}

/** Asks the auth service. @param id the learner with an account; undefined if there is nobody to ask for */
function useIsConfirmedInAccount(id: string | undefined): boolean | null {
  const { account } = useSession();
  const [found, setFound] = useState<{ id: string; isConfirmed: boolean } | null>(null);
  useEffect(() => {
    if (id === undefined) return undefined;
    let isCurrent = true;
    const show = (isConfirmed: boolean) => {
      if (isCurrent) setFound({ id, isConfirmed });
    };
    // If it can't be found out, entering the code says why.
    account.signInMethods().then(
      ({ isEmailConfirmed }) => show(isEmailConfirmed),
      () => show(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, account]);
  if (id === undefined) return false;
  return found?.id === id ? found.isConfirmed : null;
}

/** Wait for the profile too before showing anything. */
function isBeingChecked(state: SessionState, outcome?: AuthCallback['outcome']): boolean {
  if (state === 'signed-in') return false;
  return state === 'loading' || outcome === 'pending' || outcome === 'signed-in';
}

function Confirmed({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <Announced>
        <Notice tone="signal">
          {isSignedIn
            ? 'Your email is confirmed, and you are signed in.'
            : 'Your email is confirmed. Sign in to continue.'}
        </Notice>
      </Announced>
      {isSignedIn ? (
        <ButtonLink kind="primary" to={paths.dashboard}>
          Go to the dashboard
        </ButtonLink>
      ) : (
        <ButtonLink kind="primary" to={paths.login}>
          Login
        </ButtonLink>
      )}
    </>
  );
}
