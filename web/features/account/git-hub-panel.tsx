import { useState } from 'react';
import { messages } from '../../messages.ts';
import { useSession } from '../../session/session-context.ts';
import type { AccountOutcome } from '../../session/account-actions.ts';
import type { SignInMethods } from '../../session/sign-in-methods.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toast-region.tsx';
import styles from './account.module.css';

interface GitHubPanelProps {
  methods: SignInMethods;
  /** Reloads the sign-in methods after a change. */
  onChanged: () => Promise<void>;
}

/** Links and unlinks GitHub. The only sign-in method can't be removed. */
export function GitHubPanel({ methods, onChanged }: GitHubPanelProps) {
  const { account } = useSession();
  const { show } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const isLinked = methods.gitHubUsername !== null;

  const attempt = async (action: () => Promise<AccountOutcome>): Promise<boolean> => {
    setIsBusy(true);
    setFailure('');
    const outcome = await action();
    if (outcome.isOk) return true;
    setFailure(outcome.message);
    setIsBusy(false);
    return false;
  };
  // On success the browser leaves the page. The button stays busy until then.
  const link = () => attempt(account.linkGitHub);
  const unlink = async () => {
    if (!(await attempt(account.unlinkGitHub))) return;
    await onChanged();
    setIsBusy(false);
    show({ title: 'GitHub unlinked' });
  };
  return (
    <Panel
      title="GitHub"
      reading={isLinked ? <LinkedBadge /> : <Badge packet="open">Not linked</Badge>}
      isPadded
    >
      <div className="stack">
        {failure && (
          <Notice tone="fail" role="alert">
            {failure}
          </Notice>
        )}
        {isLinked ? (
          <Linked methods={methods} isBusy={isBusy} onUnlink={unlink} />
        ) : (
          <>
            <p className={styles.help}>Sign in with one click. You keep your password too.</p>
            <div>
              <Button icon="branch" isBusy={isBusy} onClick={link}>
                {isBusy ? messages.connectingToGitHub : 'Link GitHub'}
              </Button>
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}

function LinkedBadge() {
  return (
    <Badge tone="signal" packet="done">
      Linked
    </Badge>
  );
}

interface LinkedProps {
  methods: SignInMethods;
  isBusy: boolean;
  onUnlink: () => void;
}

function Linked({ methods, isBusy, onUnlink }: LinkedProps) {
  const { gitHubUsername, canUnlinkGitHub } = methods;
  return (
    <>
      <p className={styles.value}>{gitHubUsername || 'A GitHub account'}</p>
      <p className={styles.help}>
        {canUnlinkGitHub
          ? 'Without it, you sign in with your email and password.'
          : 'This is your only way to sign in. Set a password before you unlink it.'}
      </p>
      <div>
        <Button isBusy={isBusy} disabled={!canUnlinkGitHub} onClick={onUnlink}>
          Unlink GitHub
        </Button>
      </div>
    </>
  );
}
