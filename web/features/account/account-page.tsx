import { useAccountQuery } from '../../graphql/__generated__/operations.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './account.module.css';
import { ArrivalNotice } from './arrival-notice.tsx';
import { DataPanel } from './data-panel.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { GitHubPanel } from './git-hub-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { Unread } from './unread.tsx';
import { useSignInMethods } from './use-sign-in-methods.ts';

/** The account page: the learner's profile, sign-in methods, sessions and data. */
export function AccountPage() {
  const { data, loading, error, refetch } = useAccountQuery({ fetchPolicy: 'cache-and-network' });
  const signIn = useSignInMethods();
  const learner = data?.viewer;
  return (
    <div className="page">
      <header className={styles.head}>
        <div>
          <h1>Account</h1>
          <p className="quiet">Your profile, how you sign in, and the data we keep.</p>
        </div>
        <Link to={paths.profile}>Back to profile</Link>
      </header>
      <div className={styles.notices}>
        <ArrivalNotice methods={signIn.methods} />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          {learner ? (
            <ProfilePanel saved={learner} />
          ) : loading && !error ? (
            <Skeleton height="510px" />
          ) : (
            <Panel title="Profile">
              <Unread what="Your profile" onRetry={() => refetch()} />
            </Panel>
          )}
          <SignInPanels signIn={signIn} />
        </div>
        <div className={styles.column}>
          <SessionsPanel />
          {signIn.methods ? (
            <GitHubPanel methods={signIn.methods} onChanged={signIn.reload} />
          ) : (
            !signIn.hasFailed && <Skeleton height="151px" />
          )}
          <DataPanel />
          {learner && <DeletePanel learner={learner} />}
        </div>
      </div>
    </div>
  );
}

/** The email and password panels, once the auth service has returned the sign-in methods. */
function SignInPanels({ signIn }: { signIn: ReturnType<typeof useSignInMethods> }) {
  const { methods, hasFailed, reload } = signIn;
  if (methods) {
    return (
      <>
        <EmailPanel methods={methods} onChanged={reload} />
        <PasswordPanel methods={methods} onChanged={reload} />
      </>
    );
  }
  return hasFailed ? (
    <Panel title="Sign-in">
      <Unread what="Your email and sign-in methods" onRetry={reload} />
    </Panel>
  ) : (
    <>
      <Skeleton height="279px" />
      <Skeleton height="447px" />
    </>
  );
}
