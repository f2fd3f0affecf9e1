import { useRef, useState } from 'react';
import { emailError } from '../../../domain/registration.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { useSession } from '../../session/session-context.ts';
import type { SignInMethods } from '../../session/sign-in-methods.ts';
import { ResendButton } from '../../shell/resend-button.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useToast } from '../../ui/toast-region.tsx';
import styles from './account.module.css';

interface SignInPanelProps {
  methods: SignInMethods;
  /** Reloads the sign-in methods after a change. */
  onChanged: () => Promise<void>;
}

/** The account's email, and a pending change whose links haven't been opened yet. */
export function EmailPanel({ methods, onChanged }: SignInPanelProps) {
  const { email, isEmailConfirmed, pendingEmail, hasPassword } = methods;
  const { send, isBusy, failure } = useEmailChange(onChanged);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const submit = async () => {
    const found = refusalOfEmail(typed.trim(), email);
    setError(found);
    if (found !== null) field.current?.focus();
    else if (await send(typed.trim(), hasPassword ? password : null)) {
      setTyped('');
      setPassword('');
    }
  };
  return (
    <Panel title="Email" isPadded>
      <div className="stack">
        <p className={styles.value}>{email}</p>
        {!isEmailConfirmed && pendingEmail === null && <Unconfirmed email={email} />}
        {pendingEmail !== null && (
          <PendingChange
            email={email}
            pendingEmail={pendingEmail}
            isBusy={isBusy}
            onResend={() => send(pendingEmail, null)}
          />
        )}
        <Form className="stack" failure={failure} onSubmit={submit}>
          <TextField
            ref={field}
            label="New email"
            name="email"
            type="email"
            autoComplete="email"
            value={typed}
            error={error}
            help="We send a link to the new address, and sometimes one to the old address too. Your email changes once you have opened every link."
            onChange={({ target }) => {
              setTyped(target.value);
              setError(null);
            }}
          />
          {hasPassword && (
            <PasswordField
              label="Current password"
              name="current"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
          <div>
            <Button
              type="submit"
              isBusy={isBusy}
              disabled={typed === '' || (hasPassword && password === '')}
            >
              Change email
            </Button>
          </div>
        </Form>
      </div>
    </Panel>
  );
}

/** An address that only the learner has named so far. */
function Unconfirmed({ email }: { email: string }) {
  const { recovery } = useSession();
  return (
    <Notice tone="warn">
      <p>
        You haven’t confirmed this address yet. Open the link in the email that we sent, or{' '}
        <Link to={paths.confirmEmail} state={{ unconfirmedEmail: email, from: paths.account }}>
          enter its code
        </Link>
        .
      </p>
      <ResendButton send={() => recovery.resendConfirmation(email)} />
    </Notice>
  );
}

interface PendingChangeProps {
  email: string;
  pendingEmail: string;
  isBusy: boolean;
  onResend: () => void;
}

function PendingChange({ email, pendingEmail, isBusy, onResend }: PendingChangeProps) {
  return (
    <Notice tone="warn" role="status">
      <p className={styles.breakable}>
        Waiting to change to <strong>{pendingEmail}</strong>. Open the link that we sent there. If{' '}
        {email} got a link too, open that one as well.
      </p>
      <div>
        <Button size="small" isBusy={isBusy} onClick={onResend}>
          Send the email again
        </Button>
      </div>
    </Notice>
  );
}

function useEmailChange(onChanged: () => Promise<void>) {
  const { account } = useSession();
  const { show } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const send = async (email: string, currentPassword: string | null): Promise<boolean> => {
    setIsBusy(true);
    setFailure('');
    const outcome = await account.changeEmail({ email, currentPassword });
    if (outcome.isOk) {
      await onChanged();
      show({ title: 'Email sent', text: `Check the inbox of ${email}.` });
    } else setFailure(outcome.message);
    setIsBusy(false);
    return outcome.isOk;
  };
  return { send, isBusy, failure };
}

function refusalOfEmail(typed: string, current: string): string | null {
  if (typed.toLowerCase() === current.toLowerCase()) return 'That is already your email.';
  return emailError(typed);
}
