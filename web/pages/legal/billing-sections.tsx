import { Link } from 'react-router';
import { site } from 'virtual:site';
import { paths } from '../../paths.ts';
import type { PolicySection } from './policy.tsx';

const FREEMIUM: PolicySection = {
  title: 'Free and premium',
  body: (
    <p>
      The free tier is not a trial: basic challenges and lessons stay open to everybody. Premium
      opens everything, gives code more time to run and adds certificates. Subscriptions are not
      open yet; prices, the length of a trial and the length of the refund guarantee are announced
      when they are.
    </p>
  ),
};

const PAYMENT: PolicySection = {
  title: 'Payment processing',
  body: (
    <p>
      Payments are processed by a card payment provider that is certified for it. Card numbers go to
      the provider directly and never reach us; we keep what was paid, when, and for which plan.
    </p>
  ),
};

const CYCLES: PolicySection = {
  title: 'Billing cycles',
  body: (
    <ul>
      <li>Monthly plans renew every month, annual plans every year, on the day they began.</li>
      <li>A mail comes 3 days before a monthly and 7 days before an annual payment.</li>
      <li>The payment is processed 24 hours before the renewal.</li>
      <li>
        If a payment fails, premium access may be suspended. It resumes with the next successful
        payment, and your progress stays.
      </li>
    </ul>
  ),
};

const CANCELLATION: PolicySection = {
  title: 'Cancellation policy',
  body: (
    <ul>
      <li>Cancel at any time; nothing more is charged.</li>
      <li>Premium access lasts until the end of the cycle that is paid for.</li>
      <li>After that the account goes back to the free tier with everything you have earned.</li>
    </ul>
  ),
};

const MANAGEMENT: PolicySection = {
  title: 'Managing a subscription',
  body: (
    <p>
      Change the plan, the card or the billing address in your account. A change between monthly and
      annual takes effect with the next cycle. A cancelled plan can be reactivated, and a plan can
      be paused where your region allows it.
    </p>
  ),
};

const SUPPORT: PolicySection = {
  title: 'Support and disputes',
  body: (
    <ul>
      <li>
        By mail to <a href={`mailto:${site.supportMail}`}>{site.supportMail}</a>: an answer within
        24 hours.
      </li>
      <li>Through the help desk: an answer within 48 hours.</li>
      <li>
        Tell us of a charge that looks wrong within 60 days, and before you dispute it elsewhere.
      </li>
    </ul>
  ),
};

const LEGAL: PolicySection = {
  title: 'Legal and tax',
  body: (
    <p>
      Taxes are added where the law asks for them and shown before you pay. The{' '}
      <Link to={paths.terms}>Terms of Service</Link> and the{' '}
      <Link to={paths.privacy}>Privacy Policy</Link> apply. Rights of withdrawal that your law gives
      you stay untouched.
    </p>
  ),
};

const QUESTIONS: PolicySection = {
  title: 'Frequently asked questions',
  body: (
    <dl>
      <dt>Do I lose my progress when I cancel?</dt>
      <dd>
        No. Points, streaks, achievements and submissions belong to your account, not to a plan.
      </dd>
      <dt>Can I switch between monthly and annual?</dt>
      <dd>Yes, with the next cycle. What is paid for is not charged twice.</dd>
      <dt>Which cards are accepted?</dt>
      <dd>
        The ones that the payment provider accepts in your country. They are listed as you pay.
      </dd>
      <dt>What happens when a payment fails?</dt>
      <dd>
        You get a mail, and premium access waits until a payment succeeds. Nothing is deleted.
      </dd>
      <dt>Is there a price for teams or schools?</dt>
      <dd>Write to us with the number of learners.</dd>
    </dl>
  ),
};

/** The rules of paying, in the order in which a subscriber meets them. */
export const BILLING_SECTIONS: readonly PolicySection[] = [
  FREEMIUM,
  PAYMENT,
  CYCLES,
  CANCELLATION,
  MANAGEMENT,
  SUPPORT,
  LEGAL,
  QUESTIONS,
];
