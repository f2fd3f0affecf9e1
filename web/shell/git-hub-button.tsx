import { useState } from 'react';
import { messages } from '../messages.ts';
import { useSession } from '../session/session-context.ts';
import { Button } from '../ui/button.tsx';
import styles from './entrance.module.css';

interface GitHubButtonProps {
  /** The sentence for a failure, which depends on whether the visitor signs in or up. */
  failure: string;
  onFailure: (message: string) => void;
  disabled: boolean;
}

/** The other way in: through GitHub, in the same window. */
export function GitHubButton({ failure, onFailure, disabled }: GitHubButtonProps) {
  const { signInWithGitHub } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const connect = async () => {
    setIsBusy(true);
    const outcome = await signInWithGitHub();
    // When it works the browser leaves the page, and the button stays busy until it has.
    if (outcome.isOk) return;
    setIsBusy(false);
    onFailure(failure);
  };
  return (
    <>
      <p className={styles.or}>or</p>
      <Button icon="branch" isBusy={isBusy} disabled={disabled} onClick={connect}>
        {isBusy ? messages.connectingToGitHub : 'Continue with GitHub'}
      </Button>
    </>
  );
}
