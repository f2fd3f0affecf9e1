import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import type { Question } from './question.ts';

export const ACCOUNT: readonly Question[] = [
  {
    question: 'I forgot my password',
    answer: (
      <p>
        <Link to={paths.forgotPassword}>Ask for a mail</Link> with a link and a code. The link works
        once, for one hour, in the browser that asked for it; the code works in any.
      </p>
    ),
  },
  {
    question: 'The mail has not come',
    answer:
      'Look among the spam and wait a few minutes, then have it sent again. Nothing says whether an address has an account, so check it for a typing error, too.',
  },
  {
    question: 'I signed up by mail. Can I use GitHub as well?',
    answer:
      'Yes. Link it on the account page, or continue with GitHub if its verified address is the same: it leads to the same account.',
  },
  {
    question: 'Somebody else is in my account',
    answer:
      'On the account page end all other sessions and set a new password. Then look at the access tokens on your profile, and revoke those that you do not know.',
  },
  {
    question: 'How do I take my data along, or delete it?',
    answer: (
      <p>
        The <Link to={paths.account}>account page</Link> exports everything as JSON, or your code as
        a ZIP file. Deleting works at once and cannot be undone.
      </p>
    ),
  },
];

export const TOKENS: readonly Question[] = [
  {
    question: 'How does a program of mine sign in?',
    answer: (
      <p>
        Make an access token on your <Link to={paths.profile}>profile</Link> and send it as{' '}
        <code>Authorization: Bearer …</code>. It is shown once. A token that reads cannot change
        anything; one that writes may run and submit code.
      </p>
    ),
  },
  {
    question: 'Where are the interfaces described?',
    answer: (
      <p>
        REST at <a href="/api/docs">/api/docs</a>, GraphQL in the{' '}
        <a href={paths.playground}>playground</a>. Both do the same and count towards the same
        limits.
      </p>
    ),
  },
  {
    question: 'A token leaked',
    answer:
      'Revoke it on your profile; it stops working at once. A token makes no others, so that is all there is to do.',
  },
];
