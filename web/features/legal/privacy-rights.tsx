import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import type { TextSection } from '../../shell/sectioned-text.tsx';
import { ContactMail } from './contact-mail.tsx';

const GDPR: TextSection = {
  id: 'gdpr-rights',
  title: 'Your rights under the GDPR',
  body: (
    <>
      <p>If you live in the European Economic Area or the United Kingdom you may:</p>
      <ul>
        <li>see what we hold about you, and have a copy that programs can read;</li>
        <li>have it corrected, or erased;</li>
        <li>have its use restricted, or object to a use that rests on our interest;</li>
        <li>withdraw a consent at any time, without effect on what happened before;</li>
        <li>complain to the data protection authority of the place where you live or work.</li>
      </ul>
      <p>
        You can do most of this yourself, wherever you live. The{' '}
        <Link to={paths.account}>account page</Link> corrects your profile, exports everything as
        one file, and deletes the account immediately. For the rest, write to <ContactMail />. We
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
