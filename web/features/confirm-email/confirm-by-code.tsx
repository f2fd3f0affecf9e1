import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { emailError } from '../../../domain/registration.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { ownDestination } from '../../session/destination.ts';
import { useSession } from '../../session/session-context.ts';
import { CodeForm } from '../../shell/code-form.tsx';
import type { LoginState } from '../../shell/login-state.ts';
import { ResendButton } from '../../shell/resend-button.tsx';
import { Field } from '../../ui/field.tsx';

/** Accepts the code from the confirmation email, or sends another email. */
export function ConfirmByCode({ handedOn }: { handedOn: LoginState }) {
  const { recovery } = useSession();
  const navigate = useNavigate();
  const [email, setEmail] = useState(handedOn.unconfirmedEmail ?? '');
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
        onEntered={() => void navigate(ownDestination(handedOn.from), { replace: true })}
      >
        <Field
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
        <Link to={paths.login} state={handedOn.from === undefined ? {} : { from: handedOn.from }}>
          Login
        </Link>
      </p>
    </>
  );
}
