import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_ACCESS_TOKENS } from '../../../../domain/access-token.ts';
import {
  type AccessTokenRowFragment,
  useAccessTokensQuery,
} from '../../../graphql/__generated__/operations.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useToast } from '../../../ui/toast-region.tsx';
import { AccessTokenDialog } from './access-token-dialog.tsx';
import { takeDraft } from './access-token-draft.ts';
import { AccessTokenList } from './access-token-list.tsx';
import styles from './access-tokens.module.css';
import { type MadeAccessToken, NewAccessToken } from './new-access-token.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

/** Lists, creates and revokes access tokens. */
export function AccessTokensPanel() {
  const { data, error, loading, refetch } = useAccessTokensQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  // The data from before a failure may contain a revoked token.
  const accessTokens = error ? undefined : data?.viewer?.accessTokens;
  // The list shows its own error.
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
          With an access token, your programs can call the API on your behalf.{' '}
          <a href="/api/docs">The API documentation</a> lists the calls.
        </p>
      </div>
      {/* Before what takes the focus when they close. */}
      <AccessTokenDialog
        isOpen={isMaking}
        draft={steps.draft}
        onClose={steps.stopMaking}
        onMade={steps.onMade}
      />
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

/** Keeps which dialog is open, and the new token while it is shown. @param read reloads the list */
function useSteps(read: () => Promise<void>) {
  const [draft] = useState(takeDraft);
  const [isMaking, setIsMaking] = useState(draft !== null);
  const [made, setMade] = useState<MadeAccessToken | null>(null);
  const [revoking, setRevoking] = useState<AccessTokenRowFragment | null>(null);
  const newButton = useRef<HTMLButtonElement>(null);
  const { show } = useToast();
  return {
    draft,
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
      // An open dialog would take the focus back.
      flushSync(() => setRevoking(null));
      show({ title: 'Access token revoked' });
      // The focused button was removed with its row.
      newButton.current?.focus();
    },
  };
}
