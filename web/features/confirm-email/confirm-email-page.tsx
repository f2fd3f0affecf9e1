import { useRef, useState } from 'react';
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
  const { recovery } = useSession();
  const navigate = useNavigate();
  const [email, setEmail] = useState(loginState.unconfirmedEmail ?? '');
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
      <p className="quiet">
        Already confirmed?{' '}
        <Link
          to={paths.login}
          state={loginState.from === undefined ? {} : { from: loginState.from }}
        >
          Login
        </Link>
      </p>
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
  if (isBeingChecked(state, outcome)) return <CheckingLink />;
  // An anonymous learner who signs up has a session, but no confirmed address yet.
  if (hasAccount(profile)) return <Confirmed isSignedIn />;
  if (outcome === 'elsewhere') return <Confirmed isSignedIn={false} />;
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
