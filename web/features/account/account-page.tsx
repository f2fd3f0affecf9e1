import { useCallback, useEffect, useState } from 'react';
import { useAccountQuery } from '../../graphql/__generated__/operations.ts';
import { logFailure } from '../../log-failure.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { useSession } from '../../session/session-context.ts';
import type { SignInMethods } from '../../session/sign-in-methods.ts';
import { AccountOffer } from '../../shell/account-offer.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccessTokensPanel } from './access-tokens/access-tokens-panel.tsx';
import styles from './account.module.css';
import { ArrivalNotice } from './arrival-notice.tsx';
import { DataPanel } from './data-panel.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { GitHubPanel } from './git-hub-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { LoadError } from './load-error.tsx';

interface ReadSignInMethods {
  /** Null until they are loaded. */
  methods: SignInMethods | null;
  /** Whether the last attempt to load them failed. */
  hasFailed: boolean;
  reload: () => Promise<void>;
}

/** The account's sign-in methods, loaded from the auth service when the page opens and after every change. */
function useSignInMethods(): ReadSignInMethods {
  const { account } = useSession();
  const [methods, setMethods] = useState<SignInMethods | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { signInMethods } = account;
  const reload = useCallback(() => {
    const keep = (read: SignInMethods) => {
      setMethods(read);
      setHasFailed(false);
    };
    return signInMethods().then(keep, (error: unknown) => {
      logFailure('The sign-in methods could not be loaded.', error);
      setHasFailed(true);
    });
  }, [signInMethods]);
  useEffect(() => void reload(), [reload]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const recover = () => void reload();
    addEventListener('online', recover);
    return () => removeEventListener('online', recover);
  }, [hasFailed, reload]);
  return { methods, hasFailed, reload };
}

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
          <p className="quiet">
            Your profile, how you and your programs sign in, and the data we keep.
          </p>
        </div>
        <Link className="target" to={paths.profile}>
          Back to profile
        </Link>
      </header>
      <div className={styles.notices}>
        <ArrivalNotice methods={signIn.methods} />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          {learner ? (
            <ProfilePanel saved={learner} />
          ) : loading && !error ? (
            <Skeleton height="614px" />
          ) : (
            <Panel title="Profile">
              <LoadError what="Your profile" onRetry={() => refetch()} />
            </Panel>
          )}
          <SignInPanels signIn={signIn} />
        </div>
        <div className={styles.column}>
          <SessionsPanel />
          <LinkedAccounts signIn={signIn} />
          <AccessTokens />
          <DataPanel />
          {learner && <DeletePanel learner={learner} />}
        </div>
      </div>
    </div>
  );
}

/** For a learner without an account, instead of the ways to sign in. */
function NoAccount() {
  return (
    <Panel title="Sign-in" isPadded>
      <AccountOffer>
        You have no account yet. With one, you sign in on any device, choose a username, create
        access tokens and can be listed on the leaderboard. Everything that you have done here
        stays.
      </AccountOffer>
    </Panel>
  );
}

/** The linked GitHub account, once the auth service has returned the sign-in methods. */
function LinkedAccounts({ signIn }: { signIn: ReturnType<typeof useSignInMethods> }) {
  const { methods, hasFailed, reload } = signIn;
  if (useSession().profile?.isAnonymous) return null;
  if (methods) return <GitHubPanel methods={methods} onChanged={reload} />;
  return hasFailed ? null : <Skeleton height="151px" />;
}

/** The access tokens, which need an account. A link can lead to them. */
function AccessTokens() {
  if (useSession().profile?.isAnonymous) return null;
  return (
    <div ref={showIfWanted}>
      <AccessTokensPanel />
    </div>
  );
}

/** The browser looked for it before the page was there. */
function showIfWanted(element: HTMLElement | null): void {
  if (location.hash === new URL(paths.accessTokens, location.origin).hash)
    element?.scrollIntoView();
}

/** The email and password panels, once the auth service has returned the sign-in methods. */
function SignInPanels({ signIn }: { signIn: ReturnType<typeof useSignInMethods> }) {
  const { methods, hasFailed, reload } = signIn;
  if (useSession().profile?.isAnonymous) return <NoAccount />;
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
      <LoadError what="Your email and sign-in methods" onRetry={reload} />
    </Panel>
  ) : (
    <>
      <Skeleton height="279px" />
      <Skeleton height="447px" />
    </>
  );
}
