import { type SubmitEvent, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { useSession } from '../../session/session-context.ts';
import { GitHubButton } from '../../shell/git-hub-button.tsx';
import type { LoginState } from '../../shell/login-state.ts';
import { useBusy } from '../../shell/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

interface LoginFormProps {
  /** Where the visitor wanted to go. */
  destination: string | undefined;
  onNotice: (notice: LoginState) => void;
}

/** The service's code for an account with an unconfirmed email. */
const UNCONFIRMED = 'email_not_confirmed';

/** The login form. It reads the fields on submit, so that it also gets what a password manager filled in. */
export function LoginForm({ destination, onNotice }: LoginFormProps) {
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
