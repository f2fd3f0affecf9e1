import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { ProfileLearner } from './profile-learner.ts';
import styles from './profile.module.css';

/** What the account is known by, and what becomes of the learner's code. */
export function AccountPanel({ learner }: { learner: ProfileLearner }) {
  const name = `${learner.firstName} ${learner.lastName}`.trim();
  return (
    <Panel
      title="Account"
      className={styles.rest}
      reading={
        <ButtonLink to={paths.account} kind="quiet" size="small" aria-label="Edit account">
          Edit
        </ButtonLink>
      }
    >
      <dl className={styles.fields}>
        <Fact name="Username" value={learner.username} />
        <Fact name="Email" value={learner.email} />
        <Fact name="Name" value={name === '' ? 'not given' : name} />
        {learner.timeZone !== null && <Fact name="Time zone" value={learner.timeZone} />}
      </dl>
      <div className={styles.security}>
        <Icon name="shield" />
        <p>
          Your code runs in isolated sandboxes. We keep only the data that learning progress needs.
        </p>
      </div>
    </Panel>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
