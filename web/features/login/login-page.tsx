import { type SubmitEvent, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { ownDestination } from '../../session/destination.ts';
import { useSession } from '../../session/session-context.ts';
import { SignInLayout } from '../../shell/sign-in-layout.tsx';
import { GitHubButton } from '../../shell/git-hub-button.tsx';
import { type LoginState, readLoginState } from '../../shell/login-state.ts';
import { ResendButton } from '../../shell/resend-button.tsx';
import { useBusy } from '../../shell/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Hexdump } from '../../ui/hexdump.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

interface LoginNoticeProps {
  /** The message from this page or the previous one. */
  notice: LoginState;
  /** The state for the next page. */
  onwards: LoginState;
}

/** A message above the form, with links for an email that isn't confirmed yet. */
function LoginNotice({ notice, onwards }: LoginNoticeProps) {
  const { failure, success, unconfirmedEmail: email } = notice;
  const sentence = failure ?? success;
  if (sentence === undefined) return null;
  const isBad = failure !== undefined;
  return (
    <div className="stack" style={{ '--gap': 'var(--space-3)' }}>
      <Notice tone={isBad ? 'fail' : 'signal'} role={isBad ? 'alert' : 'status'}>
        {sentence}
      </Notice>
      {email !== undefined && (
        <>
          {isBad && <ResendConfirmation key={email} email={email} />}
          <p className="quiet">
            The email to {email} has a link and a code.{' '}
            <Link to={paths.confirmEmail} state={{ ...onwards, unconfirmedEmail: email }}>
              Enter the code
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

function ResendConfirmation({ email }: { email: string }) {
  const { recovery } = useSession();
  return <ResendButton send={() => recovery.resendConfirmation(email)} />;
}

interface LoginFormProps {
  /** Where the visitor wanted to go. */
  destination: string | undefined;
  onNotice: (notice: LoginState) => void;
}

/** The service's code for an account with an unconfirmed email. */
const UNCONFIRMED = 'email_not_confirmed';

/** The login form. It reads the fields on submit, so that it also gets what a password manager filled in. */
function LoginForm({ destination, onNotice }: LoginFormProps) {
  const { login } = useSession();
  const { isBusy, run } = useBusy();
  const [isConnecting, setIsConnecting] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(async () => {
      onNotice({});
      const address = email.current?.value ?? '';
      const outcome = await login(address, password.current?.value ?? '');
      if (outcome.isOk) return;
      const isUnconfirmed = outcome.code === UNCONFIRMED;
      onNotice({ failure: outcome.message, ...(isUnconfirmed && { unconfirmedEmail: address }) });
    });
  };
  return (
    <form onSubmit={submit}>
      <Field ref={email} label="Email" name="email" type="email" autoComplete="username" required />
      <PasswordField
        ref={password}
        label="Password"
        name="password"
        autoComplete="current-password"
        required
      />
      <Button kind="primary" type="submit" isBusy={isBusy} disabled={isConnecting}>
        {isBusy ? messages.signingIn : 'Login'}
      </Button>
      <GitHubButton
        failure={messages.gitHubLoginFailed}
        destination={destination}
        onFailure={(failure) => onNotice({ failure })}
        disabled={isBusy}
        isBusy={isConnecting}
        onBusy={setIsConnecting}
      />
    </form>
  );
}

const REFUSED = 'GET /dashboard HTTP/1.1\r\nHost: packetsmith\r\n\r\nHTTP/1.1 401 Login first\r\n';

/** Signs in with a password or GitHub, and continues to the page that the visitor wanted. */
export function LoginPage() {
  const { state } = useSession();
  const { from, ...arrival } = readLoginState(useLocation().state);
  const [notice, setNotice] = useState<LoginState>(arrival);
  if (state === 'signed-in') return <Navigate to={ownDestination(from)} replace />;
  const onwards: LoginState = from === undefined ? {} : { from };
  return (
    <SignInLayout
      title="Login"
      aside={
        <>
          <Hexdump text={REFUSED} />
          <p className="quiet">Your progress, drafts and streak are where you left them.</p>
        </>
      }
    >
      <LoginNotice notice={notice} onwards={onwards} />
      <LoginForm destination={from} onNotice={setNotice} />
      <p className="quiet">
        New here?{' '}
        <Link to={paths.register} state={onwards}>
          Create an account
        </Link>
        <br />
        Locked out?{' '}
        <Link to={paths.forgotPassword} state={onwards}>
          Set a new password
        </Link>
      </p>
    </SignInLayout>
  );
}
