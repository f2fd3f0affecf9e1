import { site } from 'virtual:site';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { MailLink } from '../../shell/mail-link.tsx';
import type { TextSection } from '../../shell/sectioned-text.tsx';
import { BillingQuestions } from './billing-questions.tsx';

const { trialDays, refundDays } = site.subscription;
const { supportHours } = site;

const FREEMIUM: TextSection = {
  id: 'free-and-premium',
  title: 'Free and premium',
  body: (
    <>
      <p>
        The free tier is not a trial: basic challenges and lessons stay open to everyone, with
        limited code execution time, basic progress tracking and standard support. A community forum
        is planned.
      </p>
      <p>
        Premium is planned. It will unlock everything, give your code more time to run, add advanced
        analytics, early access to new content and certificates to download, and give your questions
        priority.
      </p>
      <p>
        {trialDays === null
          ? 'Whether premium begins with a free trial, and how long it is, will be announced with the prices.'
          : `Premium begins with a free trial of ${daysOf(trialDays)}. Cancel before it ends, and nothing is charged.`}
      </p>
    </>
  ),
};

const PAYMENT: TextSection = {
  id: 'payment-processing',
  title: 'Payment processing',
  body: (
    <>
      <p>
        Payments are processed by a card payment provider that is certified for it. Card numbers go
        to the provider directly and never reach us; we keep what was paid, when, and for which
        plan.
      </p>
      <p>
        Your bank may ask you to confirm a payment. A payment counts once the provider confirms it,
        and premium access starts at that moment.
      </p>
    </>
  ),
};

const CYCLES: TextSection = {
  id: 'billing-cycles',
  title: 'Billing cycles',
  body: (
    <ul>
      <li>Monthly plans renew every month, annual plans every year, on the day they began.</li>
      <li>We email you 3 days before a monthly payment and 7 days before an annual payment.</li>
      <li>The payment is processed 24 hours before the renewal.</li>
      <li>A new price applies from the next cycle, and we announce it before then.</li>
      <li>
        If a payment fails, premium access may be suspended. It resumes with the next successful
        payment, and your progress stays.
      </li>
    </ul>
  ),
};

const CANCELLATION: TextSection = {
  id: 'cancellation',
  title: 'Cancellation policy',
  body: (
    <ul>
      <li>Cancel at any time, without giving a reason; nothing more is charged.</li>
      <li>Premium access lasts until the end of the cycle that is paid for.</li>
      <li>After that the account goes back to the free tier with everything you have earned.</li>
      <li>A canceled plan can be reactivated, before its cycle ends or any time later.</li>
      <li>
        {refundDays === null
          ? 'The terms of the money-back guarantee will be announced with the prices.'
          : `Not what you expected? Ask within ${daysOf(refundDays)} of the first payment, and you get your money back.`}
      </li>
    </ul>
  ),
};

const MANAGEMENT: TextSection = {
  id: 'account-management',
  title: 'Managing a subscription',
  body: (
    <p>
      Change the plan, the card or the billing address in your account. A change between monthly and
      annual takes effect with the next cycle. A plan may be paused where your region allows it:
      while it is paused, nothing is charged and the account is on the free tier.
    </p>
  ),
};

const SUPPORT: TextSection = {
  id: 'support-and-disputes',
  title: 'Support and disputes',
  body: (
    <ul>
      <li>
        By email to <MailLink address={site.supportMail} />
        {supportHours !== null && `: we answer within ${supportHours.mail} hours`}.
      </li>
      <li>
        Through the help desk
        {supportHours !== null && `: we answer within ${supportHours.helpDesk} hours`}.
      </li>
      <li>
        Tell us about a charge that looks wrong within 60 days, with its date and amount. We look
        into it before you have to dispute it with your bank.
      </li>
    </ul>
  ),
};

const LEGAL: TextSection = {
  id: 'legal-and-tax',
  title: 'Legal and tax',
  body: (
    <>
      <p>
        Taxes are added where the law requires it and shown before you pay. The{' '}
        <Link to={paths.terms}>Terms of Service</Link> and the{' '}
        <Link to={paths.privacy}>Privacy Policy</Link> apply.
      </p>
      <p>
        These rules do not affect your statutory right of withdrawal or your consumer rights in the
        country where you live.
      </p>
    </>
  ),
};

const QUESTIONS: TextSection = {
  id: 'questions',
  title: 'Frequently asked questions',
  body: <BillingQuestions />,
};

/** The rules of billing, in the order in which they matter to a subscriber. */
export const BILLING_SECTIONS: readonly TextSection[] = [
  FREEMIUM,
  PAYMENT,
  CYCLES,
  CANCELLATION,
  MANAGEMENT,
  SUPPORT,
  LEGAL,
  QUESTIONS,
];

function daysOf(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}
