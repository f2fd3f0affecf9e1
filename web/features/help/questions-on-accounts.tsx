import { RETENTION } from '../../../domain/retention.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import type { Question } from './question.ts';

export const ACCOUNT: readonly Question[] = [
  {
    question: 'Can I try it without an account?',
    answer: (
      <p>
        Yes. Open any challenge and choose “Try without an account”. Your work is kept for{' '}
        {RETENTION.anonymousLearnerDays} days after your last visit, and only this browser can open
        it. <Link to={paths.register}>Create an account</Link> to keep everything, or log in to move
        it to an account that you have.
      </p>
    ),
  },
  {
    question: 'I forgot my password',
    answer: (
      <p>
        <Link to={paths.forgotPassword}>Request an email</Link> with a link and a code. The link
        works once, for one hour, in the browser that requested it. The code works in any browser.
      </p>
    ),
  },
  {
    question: 'The email has not arrived',
    answer:
      'Check your spam folder and wait a few minutes, then send it again. Check the address for typos too: for privacy, the page never says whether an address has an account.',
  },
  {
    question: 'I signed up by email. Can I use GitHub as well?',
    answer:
      'Yes. Link it on the account page, or continue with GitHub if its verified email is the same. It leads to the same account.',
  },
  {
    question: 'Someone else is using my account',
    answer:
      'On the account page, end all other sessions and set a new password. Then look at the access tokens there and revoke any that you do not recognize.',
  },
  {
    question: 'How do I export or delete my data?',
    answer: (
      <p>
        The <Link to={paths.account}>account page</Link> exports everything as JSON, drafts and
        editor settings included, or your code as a ZIP file. You can also delete your account
        there, immediately and permanently.
      </p>
    ),
  },
];

export const TOKENS: readonly Question[] = [
  {
    question: 'How do my programs sign in?',
    answer: (
      <p>
        Create an access token on your <Link to={paths.accessTokens}>account page</Link> and send it
        as <code>Authorization: Bearer …</code>. The token is shown only once. A read-only token
        cannot change anything. A read-write token can also run and submit code.
      </p>
    ),
  },
  {
    question: 'Where are the APIs documented?',
    answer: (
      <p>
        REST is documented at <a href="/api/docs">/api/docs</a>, GraphQL in the{' '}
        <a href={paths.playground}>playground</a>. Both offer the same features and share the same
        limits.
      </p>
    ),
  },
  {
    question: 'A token leaked',
    answer:
      'Revoke it on your account page. It stops working immediately. A token cannot create other tokens, so there is nothing else to clean up.',
  },
];
