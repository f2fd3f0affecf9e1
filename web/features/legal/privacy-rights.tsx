import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import type { TextSection } from '../../shell/sectioned-text.tsx';
import { ContactMail } from './policy.tsx';

const GDPR: TextSection = {
  id: 'gdpr-rights',
  title: 'Your rights under the GDPR',
  body: (
    <>
      <p>If you live in the European Economic Area or the United Kingdom you may:</p>
      <ul>
        <li>see what we hold about you, and have a copy that programs can read;</li>
        <li>have it corrected, or erased;</li>
        <li>have its use restricted, or object to a use based on our legitimate interests;</li>
        <li>withdraw a consent at any time, without effect on what happened before;</li>
        <li>complain to the data protection authority of the place where you live or work.</li>
      </ul>
      <p>
        You can do most of this yourself, wherever you live. On the{' '}
        <Link to={paths.account}>account page</Link> you can correct your profile, export everything
        as one file, and delete the account immediately. For the rest, write to <ContactMail />. We
        answer within one month, free of charge.
      </p>
    </>
  ),
};

const CCPA: TextSection = {
  id: 'ccpa-rights',
  title: 'Your rights under the CCPA',
  body: (
    <>
      <p>If you live in California you may:</p>
      <ul>
        <li>
          know which categories of personal information we collect, from where, what for and with
          whom they are shared, and have the pieces that we hold;
        </li>
        <li>have them deleted or corrected;</li>
        <li>opt out of a sale or sharing of personal information, of which there is none;</li>
        <li>limit the use of sensitive information, of which we use none beyond signing you in;</li>
        <li>use any of these rights without being treated worse for it.</li>
      </ul>
      <p>
        The categories are identifiers, network activity on this platform, and what you create here.
        We verify a request through your account, or the account of the person you authorize to ask,
        and answer within 45 days.
      </p>
    </>
  ),
};

/** The sections about learners' legal rights, by region. */
export const PRIVACY_RIGHTS: readonly TextSection[] = [GDPR, CCPA];

const COOKIES: TextSection = {
  id: 'cookies',
  title: 'Cookies and local storage',
  body: (
    <>
      <p>
        We use one cookie, and none for analytics, advertising or third parties. Everything else
        stays in your browser&apos;s storage and is not sent with requests.
      </p>
      <h3>Cookie</h3>
      <ul>
        <li>
          <code>offer-countdown</code> stores when an offer ends for you. It expires after a year.
        </li>
      </ul>
      <h3>Local storage</h3>
      <ul>
        <li>your session, with or without an account, until you log out or it ends;</li>
        <li>the theme that you chose, light or dark;</li>
        <li>
          your drafts, one for each challenge, exercise and playground, until you reset or solve
          them or delete the account on this device;
        </li>
        <li>how you set up the workspace: its panes, its editor, its keyboard shortcuts.</li>
      </ul>
      <h3>Cached pages, so that you can open them offline</h3>
      <ul>
        <li>the pages of this site and the Python that runs in your browser;</li>
        <li>what you have read while you were signed in, until you log out.</li>
      </ul>
      <h3>Session storage, until the tab is closed</h3>
      <ul>
        <li>the page that you wanted before you were asked to sign in;</li>
        <li>a mark that a password is being reset;</li>
        <li>whether you hid the line about trying without an account;</li>
        <li>
          your session without an account, for as long as moving your work to an account takes.
        </li>
      </ul>
      <p>
        All of it is needed for something that you see or asked for, so there is no consent banner.
        Clearing this site&apos;s data in your browser removes it, including drafts that were not
        sent yet.
      </p>
    </>
  ),
};

const CHILDREN: TextSection = {
  id: 'children',
  title: "Children's privacy",
  body: (
    <p>
      The service is not for children under 13, and we do not knowingly collect their data. If you
      believe that a child has signed up, write to <ContactMail />, and we delete the account with
      everything in it.
    </p>
  ),
};

const CHANGES: TextSection = {
  id: 'changes',
  title: 'Changes to this policy',
  body: (
    <p>
      When something changes that matters to you, we tell you by email or on the dashboard before it
      takes effect. Where the law requires your consent, we ask for it. Otherwise, continuing after
      that day means that you accept the new version.
    </p>
  ),
};

const CONTACT: TextSection = {
  id: 'contact',
  title: 'Contact',
  body: (
    <p>
      Questions, requests and complaints about privacy: <ContactMail />. Say which account they are
      about, and never send a password or a token.
    </p>
  ),
};

/** The sections about cookies, children, changes of the policy, and contact. */
export const PRIVACY_CLOSING: readonly TextSection[] = [COOKIES, CHILDREN, CHANGES, CONTACT];
