import { site } from 'virtual:site';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { MailLink } from '../../shell/mail-link.tsx';
import type { Question } from './question.ts';

export const REPORTS: readonly Question[] = [
  {
    question: 'A page does not load, or looks broken',
    answer:
      'Reload it once. After an update, an open page may ask for files that no longer exist. If that does not help, log out and in again. Your progress is kept on the server, and your drafts are kept unless you clear this site’s data.',
  },
  {
    question: 'What should I include in a report?',
    answer: (
      <ul>
        <li>The address of the page and what you did just before.</li>
        <li>
          The id, when the message says “Quote … when you report it”. It lets us find what happened,
          and says nothing about you.
        </li>
        <li>From the error screen, the Technical Details. You can copy them.</li>
        <li>Never include your password or a token.</li>
      </ul>
    ),
  },
  {
    question: 'Where do I send it?',
    answer: (
      <p>
        Send it to{' '}
        <MailLink
          address={site.supportMail}
          subject="A problem on Packetsmith"
          body={'Page:\nWhat I did:\nWhat happened:\nId, if there was one:\n'}
        >
          {site.supportMail}
        </MailLink>
        .{site.supportHours !== null && ` We answer within ${site.supportHours.mail} hours.`} For
        questions about payment, see the <Link to={paths.billing}>pricing page</Link>. For questions
        about privacy, see the <Link to={paths.privacy}>Privacy Policy</Link>.
      </p>
    ),
  },
];
