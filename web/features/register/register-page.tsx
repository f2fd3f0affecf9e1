import { site } from 'virtual:site';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { ownDestination } from '../../session/destination.ts';
import { useSession } from '../../session/session-context.ts';
import { SignInLayout } from '../../shell/sign-in-layout.tsx';
import { readLoginState } from '../../shell/login-state.ts';
import { challengeCount, lessonCount } from '../../shell/outline-counts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Hexdump } from '../../ui/hexdump.tsx';
import { RegisterForm } from './register-form.tsx';

const HANDSHAKE = [
  'SYN: hello, my name is newcomer.',
  'SYN-ACK: hello newcomer, check your mail.',
  'ACK: connection established.',
].join('\r\n');

/** Signs up with an email address or GitHub. */
export function RegisterPage() {
  const { state } = useSession();
  const { from } = readLoginState(useLocation().state);
  if (state === 'signed-in') return <Navigate to={ownDestination(from)} replace />;
  return (
    <SignInLayout title="Create an account" aside={<Promises />}>
      <RegisterForm destination={from} />
      <p className="quiet">
        Already have an account?{' '}
        <Link to={paths.login} state={from === undefined ? {} : { from }}>
          Login
        </Link>
      </p>
    </SignInLayout>
  );
}

function Promises() {
  return (
    <>
      <Hexdump text={HANDSHAKE} />
      <ul className="stack">
        {[
          `${lessonCount(site.outline)} lessons and ${challengeCount(site.outline)} challenges`,
          'Code runs in an isolated sandbox',
          'Nothing to install',
        ].map((promise) => (
          <li key={promise}>
            <Badge packet="done">{promise}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
