import type { AccessTokenRowFragment } from '../../../graphql/__generated__/operations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Row, Rows } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './access-tokens.module.css';
import { formatDate } from '../../../ui/format-date.ts';

const SCOPES = { READ: 'read only', WRITE: 'read and write' } as const;

interface AccessTokenRowProps {
  accessToken: AccessTokenRowFragment;
  onRevoke: () => void;
}

/** One access token, without the token itself. */
function AccessTokenRow({ accessToken, onRevoke }: AccessTokenRowProps) {
  const { name, scope, ending, createdAt, expiresAt, isExpired, lastUsedOn } = accessToken;
  return (
    <Row className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className="label">
          {SCOPES[scope]}, ends in {ending}
        </p>
        <p className="label">
          created {formatDate(createdAt, 'date')},{' '}
          {lastUsedOn === null ? 'never used' : `last used ${formatDate(lastUsedOn, 'date')}`}
        </p>
        {isExpired ? (
          <Badge tone="fail" packet="failed">
            Expired {formatDate(expiresAt, 'date')}
          </Badge>
        ) : (
          <p className="label">expires {formatDate(expiresAt, 'date')}</p>
        )}
      </div>
      <Button size="small" aria-label={`Revoke ${name}, ending in ${ending}`} onClick={onRevoke}>
        Revoke
      </Button>
    </Row>
  );
}

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
