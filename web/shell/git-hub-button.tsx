import { useEffect } from 'react';
import { messages } from '../messages.ts';
import { rememberDestination } from '../session/destination.ts';
import { useSession } from '../session/session-context.ts';
import { Button } from '../ui/button.tsx';

interface GitHubButtonProps {
  /** The error message, which depends on whether the visitor signs in or up. */
  failure: string;
  /** The page to open afterward; the dashboard by default. */
  destination?: string | undefined;
  onFailure: (message: string) => void;
  disabled: boolean;
  /** Whether the browser is being redirected to GitHub. Other actions are disabled then. */
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
}

/** Signs in through GitHub, in the same window. */
export function GitHubButton(props: GitHubButtonProps) {
  const { failure, destination, onFailure, disabled, isBusy, onBusy } = props;
  const { signInWithGitHub } = useSession();
  // After Back, the browser restores the page in its busy state, so reset it.
  useEffect(() => {
    const wake = () => onBusy(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [onBusy]);
  const connect = async () => {
    if (isBusy) return;
    onBusy(true);
    rememberDestination(destination);
    const outcome = await signInWithGitHub();
    // On success the browser leaves the page. The button stays busy until then.
    if (outcome.isOk) return;
    onBusy(false);
    onFailure(failure);
  };
  return (
    <Button icon="branch" isBusy={isBusy} disabled={disabled} onClick={connect}>
      {isBusy ? messages.connectingToGitHub : 'Continue with GitHub'}
    </Button>
  );
}
