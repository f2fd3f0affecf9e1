import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ContactMail } from './contact-mail.tsx';
import type { PolicySection } from './policy.tsx';

const GDPR: PolicySection = {
  title: 'Your rights under the GDPR',
  body: (
    <>
      <p>If you live in the European Economic Area or the United Kingdom you may:</p>
      <ul>
        <li>see what we hold about you, and have a copy that programs can read;</li>
        <li>correct it, or have it erased;</li>
        <li>restrict what we do with it, or object to it;</li>
        <li>withdraw a consent at any time, without effect on what happened before.</li>
      </ul>
      <p>
        The <Link to={paths.account}>account page</Link> exports and deletes your data at once. For
        everything else write to <ContactMail />; we answer within one month.
      </p>
    </>
  ),
};

const CCPA: PolicySection = {
  title: 'Your rights under the CCPA',
  body: (
    <>
      <p>If you live in California you may:</p>
      <ul>
        <li>know which categories of personal information we collect, and the pieces we hold;</li>
        <li>have them deleted or corrected;</li>
        <li>opt out of a sale or sharing of personal information, of which there is none;</li>
        <li>use any of these rights without being treated worse for it.</li>
      </ul>
      <p>We verify a request through your account and answer within 45 days.</p>
    </>
  ),
};

/** What the law lets a learner ask for, by where they live. */
export const PRIVACY_RIGHTS: readonly PolicySection[] = [GDPR, CCPA];
