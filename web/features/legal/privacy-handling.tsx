import { RETENTION } from '../../../domain/retention.ts';
import type { TextSection } from '../../shell/sectioned-text.tsx';

const SHARING: TextSection = {
  id: 'sharing',
  title: 'Sharing and disclosure',
  body: (
    <>
      <p>
        We do not sell personal information and do not share it for advertising. It reaches only:
      </p>
      <ul>
        <li>
          the companies that host the platform, its database, its sign-in and its mail, under
          contract and only for that purpose;
        </li>
        <li>GitHub, when you choose to sign in through it;</li>
        <li>the card payment provider, when you subscribe, once subscriptions are open;</li>
        <li>authorities, when the law obliges us, and no further than it does;</li>
        <li>
          a company that takes over the whole platform, bound to this policy, and after we have told
          you.
        </li>
      </ul>
      <p>
        Other learners see your username, level, points and streak if you choose to be listed on the
        leaderboard, and nothing about you otherwise. They can follow you there until you leave it.
        Your name, your email address, your code and whom you follow are never shown to them.
      </p>
    </>
  ),
};

const TRANSFERS: TextSection = {
  id: 'international-transfers',
  title: 'International transfers',
  body: (
    <p>
      The companies that host the platform may process data outside your country. Where the law
      requires it, such a transfer is based on an adequacy decision for the other country or on
      standard contractual clauses. We send you a copy of them on request.
    </p>
  ),
};

const SECURITY: TextSection = {
  id: 'security',
  title: 'Security',
  body: (
    <>
      <ul>
        <li>Connections are encrypted.</li>
        <li>
          Passwords are stored as slow, salted hashes, and access tokens as hashes. Common passwords
          are rejected.
        </li>
        <li>Only you can access your records. The database itself enforces this rule.</li>
        <li>
          Your code runs in its own sandbox, without network access or anyone&apos;s data. The
          sandbox is discarded afterwards.
        </li>
        <li>
          Sessions can be listed and ended, and setting a new password requires the current one.
        </li>
      </ul>
      <p>
        No system is perfect. If a breach puts your rights at risk, we tell you without delay, and
        the responsible authority within 72 hours of learning of it.
      </p>
    </>
  ),
};

const RETENTION_SECTION: TextSection = {
  id: 'retention',
  title: 'Retention',
  body: (
    <>
      <p>We do not keep data forever. A daily job deletes data that has reached these limits:</p>
      <ul>
        <li>
          Account data: until you delete the account, or after {RETENTION.inactiveAccountYears}{' '}
          years of inactivity.
        </li>
        <li>
          What you do without an account: {RETENTION.anonymousLearnerDays} days after your last
          visit, unless you create an account or log in to one. Then it belongs to that account.
        </li>
        <li>
          Challenge submissions: {RETENTION.submissionYears} years, or until you delete the account.
          What they solved stays solved.
        </li>
        <li>Logs: {RETENTION.logMonths} months.</li>
        <li>
          Marketing: we send no marketing mail. If we ever ask you for permission, we keep it until
          you opt out.
        </li>
      </ul>
      <p>
        Deleting the account immediately removes everything that belongs to it. Only its id, a
        random number, is kept for {RETENTION.logMonths} months, so that a session that is still
        open somewhere cannot restore anything. Backups are overwritten as they age and are not used
        for anything else.
      </p>
    </>
  ),
};

/** The sections about sharing, transfers, security and retention. */
export const PRIVACY_HANDLING: readonly TextSection[] = [
  SHARING,
  TRANSFERS,
  SECURITY,
  RETENTION_SECTION,
];
