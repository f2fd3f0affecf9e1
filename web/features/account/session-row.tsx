import type { AccountSessionsQuery } from '../../graphql/__generated__/operations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/rows.tsx';
import styles from './account.module.css';
import { userAgentWords } from './user-agent-words.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

type AccountSession = NonNullable<AccountSessionsQuery['viewer']>['sessions'][number];

interface SessionRowProps {
  session: AccountSession;
  isBusy: boolean;
  isDisabled: boolean;
  onEnd: () => void;
}

/** One signed-in browser. The current one is marked and can't be ended here. */
export function SessionRow({ session, isBusy, isDisabled, onEnd }: SessionRowProps) {
  const { userAgent, address, startedAt, lastActiveAt, isCurrent } = session;
  const name = userAgentWords(userAgent);
  return (
    <Row className={styles.session}>
      <div>
        <p className={styles.client} title={userAgent ?? undefined}>
          {name}
        </p>
        <p className="label">{address ?? 'unknown address'}</p>
        <p className="label">
          active <Moment at={lastActiveAt} />
        </p>
        <p className="label">
          signed in <Moment at={startedAt} />
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="signal" packet="done">
          This browser
        </Badge>
      ) : (
        <Button
          size="small"
          isBusy={isBusy}
          disabled={isDisabled}
          aria-label={`End the session of ${name}, signed in ${moment.format(new Date(startedAt))}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </Row>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{moment.format(new Date(at))}</time>;
}
