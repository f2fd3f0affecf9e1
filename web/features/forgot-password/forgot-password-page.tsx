import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { emailError } from '../../../domain/registration.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { useSession } from '../../session/session-context.ts';
import { Announced, SignInLayout } from '../../shell/sign-in-layout.tsx';
import { CodeForm } from '../../shell/code-form.tsx';
import { readLoginState } from '../../shell/login-state.ts';
import { ResendButton } from '../../shell/resend-button.tsx';
import { useBusy } from '../../shell/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Asks for the account's email. Only a malformed address is rejected. */
function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { recovery } = useSession();
  const { isBusy, run } = useBusy();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const submit = () => {
    const email = input.current?.value.trim() ?? '';
    const refused = emailError(email);
    setError(refused);
    setFailure('');
    if (refused !== null) {
      input.current?.focus();
      return;
    }
    void run(async () => {
      const outcome = await recovery.requestReset(email);
      if (outcome.isOk) onSent(email);
      else setFailure(outcome.message);
    });
  };
  return (
    <Form failure={failure} onSubmit={submit}>
      <TextField
        ref={input}
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        error={error}
        help="The one that you registered with."
        onChange={() => setError(null)}
      />
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {isBusy ? 'Sending the email...' : 'Send the email'}
      </Button>
    </Form>
  );
}

/** Requests a password reset email. The response is the same whether or not the account exists. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState<string | null>(null);
  const state = readLoginState(useLocation().state);
  return (
    <SignInLayout
      title="Forgot your password?"
      lead="We email you a link and a code. The link works once, for one hour, and only in this browser. The code works in any browser."
    >
      {email === null ? (
        <ResetRequestForm onSent={setEmail} />
      ) : (
        <MailSent key={email} email={email} onAnother={() => setEmail(null)} />
      )}
      <p className="quiet">
        Remembered it?{' '}
        <Link className="target" to={paths.login} state={state}>
          Login
        </Link>
      </p>
    </SignInLayout>
  );
}

function MailSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { recovery } = useSession();
  const navigate = useNavigate();
  return (
    <>
      <Announced>
        <Notice tone="signal">
          {`If there is an account for ${email}, an email with a link and a code is on its way.`}
        </Notice>
      </Announced>
      <CodeForm
        email={email}
        purpose="recovery"
        onEntered={() => void navigate(paths.resetPassword, { replace: true })}
      />
      <div className="spread">
        <ResendButton isWaiting send={() => recovery.requestReset(email)} />
        <Button size="small" kind="quiet" onClick={onAnother}>
          Use another email
        </Button>
      </div>
    </>
  );
}
