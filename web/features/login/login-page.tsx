import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { ownDestination } from '../../session/destination.ts';
import { useSession } from '../../session/session-context.ts';
import { Entrance } from '../../shell/entrance.tsx';
import { type LoginState, readLoginState } from '../../shell/login-state.ts';
import { Hexdump } from '../../ui/hexdump.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginNotice } from './login-notice.tsx';

const REFUSED = 'GET /dashboard HTTP/1.1\r\nHost: packetsmith\r\n\r\nHTTP/1.1 401 Login first\r\n';

/** Signs in with a password or GitHub, and continues to the page that the visitor wanted. */
export function LoginPage() {
  const { state } = useSession();
  const { from, ...said } = readLoginState(useLocation().state);
  const [notice, setNotice] = useState<LoginState>(said);
  if (state === 'signed-in') return <Navigate to={ownDestination(from)} replace />;
  const onwards: LoginState = from === undefined ? {} : { from };
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
    </Entrance>
  );
}
