import { useRef, useState } from 'react';
import { passwordError } from '../../../domain/registration.ts';
import { messages } from '../../messages.ts';
import { useSession } from '../../session/session-context.ts';
import { PasswordRules } from '../../shell/password-rules.tsx';
import { useBusy } from '../../shell/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

type Errors = Partial<Record<'password' | 'confirmPassword', string>>;

/** The form for a new password, typed twice. */
export function NewPasswordForm({ onDone }: { onDone: () => void }) {
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
