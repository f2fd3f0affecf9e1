import { useRef, useState } from 'react';
import { MAX_ACCESS_TOKENS } from '../../../domain/access-token.ts';
import {
  type AccessTokenRowFragment,
  useAccessTokensQuery,
} from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toast-region.tsx';
import { AccessTokenDialog } from './access-token-dialog.tsx';
import { AccessTokenList } from './access-token-list.tsx';
import styles from './access-tokens.module.css';
import { type MadeAccessToken, NewAccessToken } from './new-access-token.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

/** The keys of the learner's own programs: listed, made and revoked. */
export function AccessTokensPanel() {
  const { data, error, loading, refetch } = useAccessTokensQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  // What was read before a failure may name a token that is gone.
  const accessTokens = error ? undefined : data?.viewer?.accessTokens;
  // A list that cannot be read says so itself.
  const read = async () => {
    await refetch().catch(() => undefined);
  };
  const { made, newButton, isMaking, revoking, ...steps } = useSteps(read);
  return (
    <Panel
      title="Access tokens"
      reading={accessTokens && `${accessTokens.length} of ${MAX_ACCESS_TOKENS}`}
      isBusy={loading && !accessTokens}
    >
      <div className={styles.lead}>
        <p>
          With an access token a program of yours calls the API in your name.{' '}
          <a href="/api/docs">The API’s own page</a> lists the calls.
        </p>
      </div>
      {/* Before what takes the focus when they close. */}
      <AccessTokenDialog isOpen={isMaking} onClose={steps.stopMaking} onMade={steps.onMade} />
      <RevokeDialog
        accessToken={revoking}
        onClose={steps.stopRevoking}
        onRevoked={steps.onRevoked}
      />
      {made && <NewAccessToken key={made.token} made={made} onDone={steps.putAway} />}
      <AccessTokenList
        accessTokens={accessTokens}
        isLoading={loading}
        onRetry={read}
        onRevoke={steps.revoke}
      />
      <div className={styles.actions}>
        <Button ref={newButton} onClick={steps.make}>
          New access token
        </Button>
      </div>
    </Panel>
  );
}

/** Which dialog is open, and the new token as long as it is shown. @param read reads the list again */
function useSteps(read: () => Promise<void>) {
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<MadeAccessToken | null>(null);
  const [revoking, setRevoking] = useState<AccessTokenRowFragment | null>(null);
  const newButton = useRef<HTMLButtonElement>(null);
  const { show } = useToast();
  return {
    isMaking,
    made,
    revoking,
    newButton,
    make: () => setIsMaking(true),
    stopMaking: () => setIsMaking(false),
    onMade: async (token: MadeAccessToken) => {
      setMade(token);
      setIsMaking(false);
      await read();
    },
    putAway: () => {
      setMade(null);
      newButton.current?.focus();
    },
    revoke: setRevoking,
    stopRevoking: () => setRevoking(null),
    onRevoked: () => {
      setRevoking(null);
      show({ title: 'Access token revoked' });
      // The button that had the focus is gone with its row.
      newButton.current?.focus();
    },
  };
}
