import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { RETENTION } from '../../../domain/retention.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { isAnonymousSignInOn } from '../../session/auth-settings.ts';
import { ownDestination } from '../../session/destination.ts';
import { hasAccount } from '../../session/fetch-profile.ts';
import { useSession } from '../../session/session-context.ts';
import { useDestinationTitle } from '../../shell/destination-title.ts';
import { Or, SignInLayout } from '../../shell/sign-in-layout.tsx';
import { GitHubButton } from '../../shell/git-hub-button.tsx';
import { type LoginState, readLoginState } from '../../shell/login-state.ts';
import { ResendButton } from '../../shell/resend-button.tsx';
import { useBusy } from '../../shell/use-busy.ts';
import { useMergeToast } from '../../shell/use-merge-toast.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './login-page.module.css';
import { Welcome } from './welcome.tsx';

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
  /** The address to fill in; the password is then the next thing to type. */
  email: string | undefined;
  /** Where the visitor wanted to go. */
  destination: string | undefined;
  /** The state for the next page. */
  onwards: LoginState;
  onNotice: (notice: LoginState) => void;
}

/** The service's code for an account with an unconfirmed email. */
const UNCONFIRMED = 'email_not_confirmed';

/** The login form. It reads the fields on submit, so that it also gets what a password manager filled in. */
function LoginForm({ email: known, destination, onwards, onNotice }: LoginFormProps) {
  const { login } = useSession();
  const showMerge = useMergeToast();
  const { isBusy, run } = useBusy();
  const [isConnecting, setIsConnecting] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (known !== undefined) password.current?.focus();
  }, [known]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(async () => {
      onNotice({});
      const address = email.current?.value ?? '';
      const outcome = await login(address, password.current?.value ?? '');
      if (outcome.isOk) {
        // The next page is there by then.
        showMerge(outcome.message);
        return;
      }
      const isUnconfirmed = outcome.code === UNCONFIRMED;
      onNotice({ failure: outcome.message, ...(isUnconfirmed && { unconfirmedEmail: address }) });
    });
  };
  return (
    <form onSubmit={submit}>
      <TextField
        ref={email}
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={known}
        required
      />
      <PasswordField
        ref={password}
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        data-takes-focus
        aside={
          <Link className="target" to={paths.forgotPassword} state={onwards}>
            Forgot password?
          </Link>
        }
      />
      <Button kind="primary" type="submit" isBusy={isBusy} disabled={isConnecting}>
        {isBusy ? messages.signingIn : 'Login'}
      </Button>
      <Or>or</Or>
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

interface TryFirstProps {
  /** Where the visitor wanted to go. */
  destination: string | undefined;
  /** Whether the visitor has already started without an account. */
  isAnonymous: boolean;
  onNotice: (notice: LoginState) => void;
}

/** Returns whether visitors may start without an account. Until the service has answered, they may. */
function useCanTryFirst(): boolean {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => {
    // If it can't be found out, trying says why.
    isAnonymousSignInOn().then(setIsOn, () => undefined);
  }, []);
  return isOn;
}

/** Lets a visitor go on without an account. */
function TryFirst({ destination, isAnonymous, onNotice }: TryFirstProps) {
  const { tryWithoutAccount } = useSession();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const canTryFirst = useCanTryFirst();
  const start = () =>
    run(async () => {
      onNotice({});
      const outcome = await tryWithoutAccount();
      if (outcome.isOk) void navigate(ownDestination(destination), { replace: true });
      else onNotice({ failure: outcome.message });
    });
  if (isAnonymous) {
    return <ButtonLink to={ownDestination(destination)}>Go on without an account</ButtonLink>;
  }
  if (!canTryFirst) return null;
  return (
    <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
      <Button isBusy={isBusy} onClick={() => void start()}>
        {isBusy ? 'Starting...' : 'Try without an account'}
      </Button>
      <p className={styles.note}>
        Your work is kept on this device for {RETENTION.anonymousLearnerDays} days. You can create
        an account later.
      </p>
    </div>
  );
}

/** What the page says about where the visitor was going, and about the session that is there already. */
function Purpose({ from, isAnonymous }: { from: string | undefined; isAnonymous: boolean }) {
  const title = useDestinationTitle(from);
  if (title === null && !isAnonymous) {
    return 'Your progress, drafts and streak are where you left them.';
  }
  return (
    <>
      {title !== null && (
        <>
          You were on your way to <strong>{title}</strong>.{' '}
          {!isAnonymous && 'It keeps what you do there, so it needs to know who you are.'}
        </>
      )}
      {isAnonymous && 'Log in, and what you have done here moves to your account.'}
    </>
  );
}

/** Signs in with a password or GitHub, and continues to the page that the visitor wanted. */
export function LoginPage() {
  const { profile } = useSession();
  const { from, ...arrival } = readLoginState(useLocation().state);
  const [notice, setNotice] = useState<LoginState>(arrival);
  const isAnonymous = profile?.isAnonymous === true;
  if (profile && hasAccount(profile)) {
    // The form clears the notice of the sign-up.
    if (notice.success !== undefined) {
      return <Welcome profile={profile} message={notice.success} from={from} />;
    }
    return <Navigate to={ownDestination(from)} replace />;
  }
  const onwards: LoginState = from === undefined ? {} : { from };
  const form = (
    <LoginForm
      key="form"
      email={arrival.email ?? arrival.unconfirmedEmail}
      destination={from}
      onwards={onwards}
      onNotice={setNotice}
    />
  );
  const tryFirst = (
    <TryFirst key="try" destination={from} isAnonymous={isAnonymous} onNotice={setNotice} />
  );
  return (
    <SignInLayout title="Login" lead={<Purpose from={from} isAnonymous={isAnonymous} />}>
      <LoginNotice notice={notice} onwards={onwards} />
      {/* Visitors on the way to a page may have no account yet: they don't pass a form to see the way without one. */}
      {from === undefined ? [form, tryFirst] : [tryFirst, form]}
      <p className="quiet">
        New here?{' '}
        <Link className="target" to={paths.register} state={onwards}>
          Create an account
        </Link>
      </p>
    </SignInLayout>
  );
}
