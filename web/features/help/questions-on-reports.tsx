import { site } from 'virtual:site';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { MailLink } from '../../shell/mail-link.tsx';
import type { Question } from './question.ts';

export const REPORTS: readonly Question[] = [
  {
    question: 'A page does not load, or looks broken',
    answer:
      'Reload it once: after an update an open page may ask for parts that are gone. If that does not help, log out and in again. Progress is kept on the server; drafts are kept as long as you do not clear this site’s data.',
  },
  {
    question: 'What should a report say?',
    answer: (
      <ul>
        <li>The address of the page, and what you did just before.</li>
        <li>
          The id, when the message says “Quote … when you report it”. By it we find what happened;
          it says nothing about you.
        </li>
        <li>On the error screen: the Technical Details, which can be copied.</li>
        <li>Never your password or a token.</li>
      </ul>
    ),
  },
  {
    question: 'Where do I send it?',
    answer: (
      <p>
        To{' '}
        <MailLink
          address={site.supportMail}
          subject="A problem on Packetsmith"
          body={'Page:\nWhat I did:\nWhat happened:\nId, if there was one:\n'}
        >
          {site.supportMail}
        </MailLink>
        . An answer comes within 24 hours. Questions of payment are on the{' '}
        <Link to={paths.billing}>pricing page</Link>, those of privacy in the{' '}
        <Link to={paths.privacy}>Privacy Policy</Link>.
      </p>
    ),
  },
];
