import { RETENTION } from '../../../domain/retention.ts';
import { ContactMail } from './contact-mail.tsx';
import type { PolicySection } from './policy.tsx';
import { PRIVACY_RIGHTS } from './privacy-rights.tsx';

const INTRODUCTION: PolicySection = {
  title: 'Introduction',
  body: (
    <>
      <p>
        Packetsmith teaches programming through security. To do that it must remember who you are
        and how far you have come. This policy says what is remembered and what is not.
      </p>
      <p>
        It covers the website, the learning platform, its interfaces for programs, and the mail that
        we send. It does not cover other sites that we link to.
      </p>
    </>
  ),
};

const COLLECTED: PolicySection = {
  title: 'Information we collect',
  body: (
    <>
      <h3>What you give us</h3>
      <ul>
        <li>Account: email address, username, first and last name, and a hash of your password.</li>
        <li>
          The time zone that your browser names at sign-up, so that your days and your streak are
          counted where you live. The account page changes it.
        </li>
        <li>
          When you sign in through GitHub: your GitHub name and id, your email address and the
          address of your picture. Your GitHub password never reaches us.
        </li>
        <li>Learning: code that you submit, its results, lessons opened and completed, drafts.</li>
        <li>
          Access tokens that you make for programs: their names, what they may do, the days on which
          they were made, are last used and end, and a hash of each.
        </li>
      </ul>
      <h3>What arises while you use it</h3>
      <ul>
        <li>Experience points, level, streak and achievements, with the reason for each point.</li>
        <li>
          Sessions: when, from which address and with which kind of browser you signed in, until the
          session ends. The account page lists them.
        </li>
        <li>
          Logs of requests: time, address, status, and the kind of browser. They hold neither your
          code nor your password.
        </li>
      </ul>
      <p>Code that you run locally stays in your browser. There are no trackers and no adverts.</p>
    </>
  ),
};

const LEGAL_BASES: PolicySection = {
  title: 'Legal bases under the GDPR',
  body: (
    <ul>
      <li>Contract, Art. 6(1)(b): your account, your progress, running and grading your code.</li>
      <li>Legitimate interest, Art. 6(1)(f): security, rate limits, finding and fixing faults.</li>
      <li>Consent, Art. 6(1)(a): being listed on the leaderboard, and news by mail.</li>
      <li>Legal duty, Art. 6(1)(c): records of payments, and answers to lawful requests.</li>
    </ul>
  ),
};

const USE: PolicySection = {
  title: 'How we use information',
  body: (
    <ul>
      <li>To sign you in, keep your progress and open the next lesson or challenge.</li>
      <li>To run the code that you send, and to tell you what it did.</li>
      <li>To keep the platform available and to stop abuse of it.</li>
      <li>To answer you when you write to us.</li>
      <li>To improve lessons, from counts that name nobody.</li>
    </ul>
  ),
};

const SHARING: PolicySection = {
  title: 'Sharing and disclosure',
  body: (
    <>
      <p>We do not sell personal information and do not share it for advertising. It reaches:</p>
      <ul>
        <li>
          the companies that host the platform and its database, under contract and for that alone;
        </li>
        <li>the card payment provider, when you subscribe;</li>
        <li>GitHub, when you choose to sign in through it;</li>
        <li>authorities, when the law obliges us, and no further than it does.</li>
      </ul>
      <p>
        Other learners see your username, level, points and streak only if you choose to be listed.
      </p>
    </>
  ),
};

const TRANSFERS: PolicySection = {
  title: 'International transfers',
  body: (
    <p>
      Our hosting companies may process data outside your country. Where the law asks for it, such a
      transfer rests on a decision of adequacy or on standard contractual clauses. Ask us for a
      copy.
    </p>
  ),
};

const SECURITY: PolicySection = {
  title: 'Security',
  body: (
    <>
      <ul>
        <li>Connections are encrypted; passwords are stored as slow, salted hashes.</li>
        <li>Submitted code runs in an isolated sandbox without a network and without your data.</li>
        <li>Every learner&apos;s rows are reachable by that learner alone.</li>
      </ul>
      <p>
        No system is perfect. If a breach puts your rights at risk we tell you and the authority in
        charge within 72 hours of learning of it.
      </p>
    </>
  ),
};

const RETENTION_SECTION: PolicySection = {
  title: 'Retention',
  body: (
    <ul>
      <li>
        Account data: until you delete the account, or after {RETENTION.inactiveAccountYears} years
        of inactivity.
      </li>
      <li>
        Challenge submissions: {RETENTION.submissionYears} years, or until you delete the account.
      </li>
      <li>Logs: {RETENTION.logMonths} months.</li>
      <li>Marketing preferences: until you opt out.</li>
    </ul>
  ),
};

const COOKIES: PolicySection = {
  title: 'Cookies and local storage',
  body: (
    <>
      <p>Everything here is needed for something that you see:</p>
      <ul>
        <li>
          the cookie <code>offer-countdown</code>, which holds when an offer ends for you;
        </li>
        <li>your session, the chosen theme and your drafts, in the storage of your browser.</li>
      </ul>
      <p>
        There are no analytics or advertising cookies. Clearing your browser&apos;s data removes it
        all.
      </p>
    </>
  ),
};

const CHILDREN: PolicySection = {
  title: "Children's privacy",
  body: (
    <p>
      The service is not for children under 13, and we do not knowingly collect their data. If you
      believe that a child has signed up, write to us and we delete the account.
    </p>
  ),
};

const CHANGES: PolicySection = {
  title: 'Changes to this policy',
  body: (
    <p>
      When something that matters to you changes, we say so by mail or on the dashboard before it
      takes effect. Continuing after that means that you accept the new version.
    </p>
  ),
};

const CONTACT: PolicySection = {
  title: 'Contact',
  body: (
    <p>
      Questions, requests and complaints about privacy: <ContactMail />. You may also complain to
      your data protection authority.
    </p>
  ),
};

/** The fourteen sections of the privacy policy. */
export const PRIVACY_SECTIONS: readonly PolicySection[] = [
  INTRODUCTION,
  COLLECTED,
  LEGAL_BASES,
  USE,
  SHARING,
  TRANSFERS,
  SECURITY,
  RETENTION_SECTION,
  ...PRIVACY_RIGHTS,
  COOKIES,
  CHILDREN,
  CHANGES,
  CONTACT,
];
