import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { ownDestination } from '../../session/destination.ts';
import { hasAccount } from '../../session/fetch-profile.ts';
import { useSession } from '../../session/session-context.ts';
import { SignInLayout } from '../../shell/sign-in-layout.tsx';
import { readLoginState } from '../../shell/login-state.ts';
import { RegisterForm } from './register-form.tsx';
import styles from './register-page.module.css';

const FREE = 'It keeps your progress, your code and your streak on all your devices.';

/** Signs up with an email address or GitHub. */
export function RegisterPage() {
  const { profile } = useSession();
  const { from } = readLoginState(useLocation().state);
  // Signing up may sign in, and continues to the login on its own.
  const [isSigningUp, setIsSigningUp] = useState(false);
  const isAnonymous = profile?.isAnonymous === true;
  if (hasAccount(profile) && !isSigningUp) {
    return <Navigate to={ownDestination(from)} replace />;
  }
  return (
    <SignInLayout
      title="Create an account"
      lead={isAnonymous ? keptWork(profile.experiencePoints) : FREE}
    >
      <RegisterForm destination={from} onSigningUp={setIsSigningUp} />
      <p className={styles.small}>
        By creating an account you accept the{' '}
        <Link to={paths.terms} target="_blank">
          Terms of Service
        </Link>{' '}
        and the{' '}
        <Link to={paths.privacy} target="_blank">
          Privacy Policy
        </Link>
        . You must be 18 or have the consent of a parent, and be at least 13.
      </p>
      <p className="quiet">
        Already have an account?{' '}
        <Link className="target" to={paths.login} state={from === undefined ? {} : { from }}>
          Login
        </Link>
      </p>
    </SignInLayout>
  );
}

function keptWork(experiencePoints: number): string {
  return experiencePoints === 0
    ? 'Your drafts and your progress come with you.'
    : `Your ${experiencePoints} XP, drafts and progress come with you.`;
}
