import { useEffect, useRef } from 'react';
import type { SignInMethods } from '../../session/sign-in-methods.ts';
import { PasswordRules } from '../../shell/password-rules.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { focusInput, Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useToast } from '../../ui/toast-region.tsx';
import styles from './account.module.css';
import {
  type PasswordChange,
  type PasswordValues,
  usePasswordChange,
} from './use-password-change.ts';

interface PasswordPanelProps {
  methods: SignInMethods;
  /** Reloads the sign-in methods after a change. */
  onChanged: () => Promise<void>;
}

/** Changes the password, or sets the first one for an account created through GitHub. */
export function PasswordPanel({ methods, onChanged }: PasswordPanelProps) {
  const { hasPassword, email } = methods;
  const change = usePasswordChange(hasPassword);
  const { errors, fields, failure, isBusy } = change;
  const form = useRef<HTMLFormElement>(null);
  const { show } = useToast();

  // The first invalid field, or the code once it is required.
  const refused = Object.entries(errors)
    .flatMap(([name, sentence]) => (sentence === undefined ? [] : [name]))
    .join(' ');
  useEffect(() => {
    focusInput(form.current, (name) => refused.split(' ').includes(name));
  }, [refused]);
  useEffect(() => {
    if (fields.hasCode) focusInput(form.current, (name) => name === 'code');
  }, [fields.hasCode]);

  const submit = async () => {
    if (!(await change.submit())) return;
    show({
      title: hasPassword ? 'Password changed' : 'Password set',
      text: 'You were signed out everywhere else.',
    });
    await onChanged();
  };
  return (
    <Panel title="Password" isPadded>
      <Form ref={form} className="stack" failure={failure} onSubmit={submit}>
        {/* Password managers file the new password under this name. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordFieldset change={change} />
        {fields.hasCode && <CodeStep change={change} />}
        <p className={styles.help}>Changing it signs you out everywhere else.</p>
        <div>
          <Button type="submit" isBusy={isBusy} disabled={change.values.password === ''}>
            {hasPassword ? 'Change password' : 'Set a password'}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

function fieldOf({ values, errors, edit }: PasswordChange, name: keyof PasswordValues) {
  return {
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => edit(name, target.value),
  };
}

function PasswordFieldset({ change }: { change: PasswordChange }) {
  return (
    <>
      {change.fields.hasCurrent && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...fieldOf(change, 'current')}
        />
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        {...fieldOf(change, 'password')}
      >
        <PasswordRules password={change.values.password} />
      </PasswordField>
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...fieldOf(change, 'confirmed')}
      />
    </>
  );
}

function CodeStep({ change }: { change: PasswordChange }) {
  return (
    <>
      <Notice tone="warn" role="status">
        It has been a while since you signed in, so we emailed you a code. Enter it, then change the
        password.
      </Notice>
      <TextField
        label="Code from the email"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...fieldOf(change, 'code')}
      />
      <div>
        <Button size="small" onClick={change.sendCode}>
          Send another code
        </Button>
      </div>
    </>
  );
}
