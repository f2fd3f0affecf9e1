import type { AccessTokenRowFragment } from '../../graphql/__generated__/operations.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccessTokenRow } from './access-token-row.tsx';
import styles from './access-tokens.module.css';

interface AccessTokenListProps {
  /** Undefined while loading, and if they couldn't be loaded. */
  accessTokens: readonly AccessTokenRowFragment[] | undefined;
  isLoading: boolean;
  onRetry: () => Promise<void>;
  onRevoke: (accessToken: AccessTokenRowFragment) => void;
}

/** The learner's access tokens, or why they can't be shown. */
export function AccessTokenList(props: AccessTokenListProps) {
  const { accessTokens, isLoading, onRetry, onRevoke } = props;
  if (accessTokens?.length === 0) {
    return (
      <Empty>
        <p>No access tokens yet</p>
      </Empty>
    );
  }
  if (accessTokens) {
    return (
      <Rows aria-label="Access tokens">
        {accessTokens.map((accessToken) => (
          <AccessTokenRow
            key={accessToken.id}
            accessToken={accessToken}
            onRevoke={() => onRevoke(accessToken)}
          />
        ))}
      </Rows>
    );
  }
  if (isLoading) {
    return (
      <div className={styles.inset}>
        <Skeleton height="80px" />
      </div>
    );
  }
  return (
    <Empty>
      <p>The access tokens could not be loaded just now.</p>
      <Button size="small" icon="refresh" onClick={onRetry}>
        Try again
      </Button>
    </Empty>
  );
}
