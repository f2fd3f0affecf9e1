import { useRef, useState } from 'react';
import { passwordError } from '../../../domain/registration.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import type { AuthCallback } from '../../session/auth-callback.ts';
import { hasAccount } from '../../session/fetch-profile.ts';
import { useSession } from '../../session/session-context.ts';
import { Announced, CheckingLink, SignInLayout } from '../../shell/sign-in-layout.tsx';
import { PasswordRules } from '../../shell/password-rules.tsx';
import { useBusy } from '../../shell/use-busy.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

interface NoRecoveryProps {
  /** The result of the email link; undefined if there was none. */
  outcome: AuthCallback['outcome'] | undefined;
  /** Whether the visitor is signed in to an account. */
  isSignedIn: boolean;
}

const EXPIRED = 'That link has expired or was already opened.';
const ELSEWHERE =
  'That link works only in the browser that requested it. Open it there, or request another one here.';
const UNREACHABLE = 'We could not check the link. Check your connection, then request another one.';
const UNINVITED = 'This page opens from a link in an email. You can request one.';

/** Says why no password can be set here, and what to do next. */
function NoRecovery({ outcome, isSignedIn }: NoRecoveryProps) {
  const sentence = sentenceOf(outcome);
  return (
    <>
      <Notice tone="warn" role={outcome ? 'alert' : undefined}>
        {sentence}
      </Notice>
      <ButtonLink kind="primary" to={paths.forgotPassword}>
        Request an email
      </ButtonLink>
      {isSignedIn && (
        <ButtonLink to={paths.account}>Change it with your current password</ButtonLink>
      )}
    </>
  );
}

function sentenceOf(outcome: NoRecoveryProps['outcome']): string {
  if (outcome === 'refused') return EXPIRED;
  if (outcome === 'elsewhere') return ELSEWHERE;
  return outcome === 'unreachable' ? UNREACHABLE : UNINVITED;
}

type Errors = Partial<Record<'password' | 'confirmPassword', string>>;

/** The form for a new password, typed twice. */
function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const { recovery, profile } = useSession();
  const { isBusy, run } = useBusy();
  const [password, setPassword] = useState('');
  const [confirmed, setConfirmed] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const submit = () => {
    const found = errorsOf(password, confirmed);
    setErrors(found);
    setFailure('');
    if (found.password !== undefined) first.current?.focus();
    else if (found.confirmPassword !== undefined) second.current?.focus();
    else {
      void run(async () => {
        const outcome = await recovery.setNewPassword(password);
        if (outcome.isOk) onDone();
        else setFailure(outcome.message);
      });
    }
  };
  return (
    <Form failure={failure} onSubmit={submit}>
      <p className="quiet">For {profile?.email}</p>
      {/* A password manager keeps the new password under this name. */}
      <input
        type="hidden"
        name="username"
        autoComplete="username"
        value={profile?.email}
        readOnly
      />
      <PasswordField
        ref={first}
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        value={password}
        error={errors.password}
        onChange={({ target }) => {
          setPassword(target.value);
          setErrors({});
        }}
      >
        <PasswordRules password={password} />
      </PasswordField>
      <PasswordField
        ref={second}
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        value={confirmed}
        error={errors.confirmPassword}
        onChange={({ target }) => {
          setConfirmed(target.value);
          setErrors({});
        }}
      />
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {isBusy ? 'Setting the password...' : 'Set the password'}
      </Button>
    </Form>
  );
}

function errorsOf(password: string, confirmed: string): Errors {
  const refused = passwordError(password);
  if (refused !== null) return { password: refused };
  return password === confirmed ? {} : { confirmPassword: messages.passwordsDiffer };
}

/** Sets a new password without the old one, after a link from a recovery email. */
export function ResetPasswordPage() {
  return (
    <SignInLayout
      title="Set a new password"
      lead="Setting a new password signs you out of every other browser."
    >
      <Step />
    </SignInLayout>
  );
}

function Step() {
  const { state, profile, isRecovering, callback } = useSession();
  const outcome = callback?.outcome;
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <Done />;
  if (state === 'loading' || outcome === 'pending') return <CheckingLink />;
  if (isRecovering) return <NewPasswordForm onDone={() => setIsDone(true)} />;
  return <NoRecovery outcome={outcome} isSignedIn={hasAccount(profile)} />;
}

function Done() {
  return (
    <>
      <Announced>
        <Notice tone="signal">Your password is set. You are signed in to this browser only.</Notice>
      </Announced>
      <ButtonLink kind="primary" to={paths.dashboard} replace>
        Go to the dashboard
      </ButtonLink>
    </>
  );
}
