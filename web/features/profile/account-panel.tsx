import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { zoneLabel } from '../../time-zones/time-zone-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ProfileLearner } from './use-profile.ts';
import styles from './profile.module.css';

interface AccountPanelProps {
  learner: ProfileLearner;
  /** Whether more data than the session has is loading. */
  isBusy: boolean;
}

/** The account's details, and a note about how code is run. */
export function AccountPanel({ learner, isBusy }: AccountPanelProps) {
  const name = `${learner.firstName} ${learner.lastName}`.trim();
  const hasAccount = learner.email !== '';
  return (
    <Panel
      title="Account"
      className={styles.rest}
      isBusy={isBusy}
      reading={
        <ButtonLink to={paths.account} kind="quiet" size="small" aria-label="Edit account">
          Edit
        </ButtonLink>
      }
    >
      <dl className={styles.fields}>
        <Fact name="Username" value={learner.username} />
        <Fact name="Email" value={hasAccount ? learner.email : 'no account yet'} />
        <Fact name="Name" value={name === '' ? 'not given' : name} />
        <Fact
          name="Time zone"
          value={isBusy ? <Skeleton width="120px" height="20px" /> : zoneWords(learner.timeZone)}
        />
        {hasAccount && (
          <Fact
            name="Access tokens"
            value={
              <Link className="target" to={paths.accessTokens}>
                on your account page
              </Link>
            }
          />
        )}
      </dl>
      <div className={styles.security}>
        <Icon name="shield" />
        <p>
          Your code runs in isolated sandboxes. We keep only the data needed for your learning
          progress.
        </p>
      </div>
    </Panel>
  );
}

function zoneWords(zone: string | null): string {
  return zone === null ? 'not known' : zoneLabel(zone);
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
