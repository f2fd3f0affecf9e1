import { type SubmitEvent, useRef, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session-context.ts';
import { Entrance } from '../../shell/entrance.tsx';
import { GitHubButton } from '../../shell/git-hub-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Hexdump } from '../../ui/hexdump.tsx';
import { Notice } from '../../ui/notice.tsx';

const REFUSED = 'GET /dashboard HTTP/1.1\r\nHost: packetsmith\r\n\r\nHTTP/1.1 401 Login first\r\n';

/** Sign in, with a password or through GitHub. */
export function LoginPage() {
  const { state } = useSession();
  const { failure: cameWith, success } = arrivalNotices(useLocation().state);
  const [failure, setFailure] = useState(cameWith);
  if (state === 'signed-in') return <Navigate to={paths.dashboard} replace />;
  return (
    <Entrance
      title="Login"
      aside={
        <>
          <Hexdump text={REFUSED} />
          <p className="quiet">Your progress, drafts and streak are where you left them.</p>
        </>
      }
    >
      {failure ? (
        <Notice tone="fail" role="alert">
          {failure}
        </Notice>
      ) : (
        success && (
          <Notice tone="signal" role="status">
            {success}
          </Notice>
        )
      )}
      <LoginForm onFailure={setFailure} />
      <p className="quiet">
        New here? <Link to={paths.register}>Create an account</Link>
      </p>
    </Entrance>
  );
}

function LoginForm({ onFailure }: { onFailure: (message: string) => void }) {
  const { login } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsBusy(true);
    onFailure('');
    const outcome = await login(email.current?.value ?? '', password.current?.value ?? '');
    setIsBusy(false);
    if (!outcome.isOk) onFailure(outcome.message);
  };
  return (
    <form onSubmit={submit}>
      <Field ref={email} label="Email" name="email" type="email" autoComplete="username" required />
      <Field
        ref={password}
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {isBusy ? messages.signingIn : 'Login'}
      </Button>
      <GitHubButton failure={messages.gitHubLoginFailed} onFailure={onFailure} disabled={isBusy} />
    </form>
  );
}

/** What the page that sent the visitor here has to say. */
function arrivalNotices(state: unknown): { failure: string; success: string } {
  const said = Object.entries(state ?? {});
  const text = (name: string) => {
    const value: unknown = said.find(([key]) => key === name)?.[1];
    return typeof value === 'string' ? value : '';
  };
  return { failure: text('failure'), success: text('success') };
}
