import type { AccessTokenRowFragment } from '../../graphql/__generated__/operations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/rows.tsx';
import styles from './access-tokens.module.css';

const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const date = new Intl.DateTimeFormat('en-GB', parts);
/** For dates without a time, which are the same in every time zone. */
const dateInUtc = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' });

const SCOPES = { READ: 'read only', WRITE: 'read and write' } as const;

interface AccessTokenRowProps {
  accessToken: AccessTokenRowFragment;
  onRevoke: () => void;
}

/** One access token, without the token itself. */
export function AccessTokenRow({ accessToken, onRevoke }: AccessTokenRowProps) {
  const { name, scope, ending, createdAt, expiresAt, isExpired, lastUsedOn } = accessToken;
  return (
    <Row className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className="label">
          {SCOPES[scope]}, ends in {ending}
        </p>
        <p className="label">
          created {date.format(new Date(createdAt))},{' '}
          {lastUsedOn === null
            ? 'never used'
            : `last used ${dateInUtc.format(new Date(lastUsedOn))}`}
        </p>
        {isExpired ? (
          <Badge tone="fail" packet="failed">
            Expired {date.format(new Date(expiresAt))}
          </Badge>
        ) : (
          <p className="label">expires {date.format(new Date(expiresAt))}</p>
        )}
      </div>
      <Button size="small" aria-label={`Revoke ${name}, ending in ${ending}`} onClick={onRevoke}>
        Revoke
      </Button>
    </Row>
  );
}
