import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { rememberDestination } from '../session/destination.ts';
import { useSession } from '../session/session-context.ts';
import { Button } from '../ui/button.tsx';
import styles from './entrance.module.css';

interface GitHubButtonProps {
  /** The sentence for a failure, which depends on whether the visitor signs in or up. */
  failure: string;
  /** Where to go on afterwards; the dashboard unless told. */
  destination?: string | undefined;
  onFailure: (message: string) => void;
  disabled: boolean;
}

/** The other way in: through GitHub, in the same window. */
export function GitHubButton(props: GitHubButtonProps) {
  const { failure, destination, onFailure, disabled } = props;
  const { signInWithGitHub } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  // Whoever comes back by the browser's Back button finds the page as they left it: busy.
  useEffect(() => {
    const wake = () => setIsBusy(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);
  const connect = async () => {
    if (isBusy) return;
    setIsBusy(true);
    rememberDestination(destination);
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
