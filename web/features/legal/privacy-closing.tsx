import type { TextSection } from '../../shell/sectioned-text.tsx';
import { ContactMail } from './contact-mail.tsx';

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
        <li>your session, until you log out or it ends;</li>
        <li>the theme that you chose, light or dark;</li>
        <li>
          your drafts, one for each challenge, until you reset them or delete the account on this
          device;
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
        <li>a mark that a password is being reset.</li>
      </ul>
      <p>
        All of it is needed for something that you see or asked for, so there is no consent banner.
        Clearing this site&apos;s data in your browser removes it, including your drafts.
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
      takes effect. Where the law asks for your consent, we ask for it. Otherwise continuing after
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
