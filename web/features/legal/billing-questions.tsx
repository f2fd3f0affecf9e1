import type { ReactNode } from 'react';
import { type Offer, site } from 'virtual:site';
import { paths } from '../../paths.ts';
import { Link } from '../../router/link.tsx';
import { ContactMail } from './policy.tsx';

interface Question {
  question: string;
  answer: ReactNode;
}

/** The question about the operator's offer, if there is one. */
function offerQuestion(offer: Offer | null): Question[] {
  if (offer === null) return [];
  return [
    {
      question: 'What is the offer with the countdown?',
      answer: `${offer.claim}. Nothing is on sale yet, so you miss nothing when the countdown ends.`,
    },
  ];
}

const QUESTIONS: readonly Question[] = [
  {
    question: 'Can I subscribe today?',
    answer: 'No. The plans above show what is coming. Until then, everything available is free.',
  },
  ...offerQuestion(site.offer),
  {
    question: 'Do I lose my progress when I cancel?',
    answer:
      'No. Points, streaks, achievements and submissions belong to your account, not to a plan.',
  },
  {
    question: 'What happens to premium challenges that I have solved?',
    answer:
      'They stay solved, with their points and your code. Opening them again requires a subscription.',
  },
  {
    question: 'Can I switch between monthly and annual?',
    answer: 'Yes, with the next cycle. You are not charged twice for the same period.',
  },
  {
    question: 'Which cards are accepted?',
    answer:
      'The ones that the payment provider accepts in your country. They are listed when you pay.',
  },
  {
    question: 'What happens when a payment fails?',
    answer:
      'We email you, and premium access is paused until a payment succeeds. Nothing is deleted.',
  },
  {
    question: 'Do I get an invoice?',
    answer: 'Yes, by email with every payment, made out to the billing address in your account.',
  },
  {
    question: 'What happens to my subscription when I delete my account?',
    answer:
      'It ends with the account, and nothing more is charged. We keep payment records for as long as the law requires.',
  },
  {
    question: 'Is there a price for teams or schools?',
    answer: (
      <>
        Write to <ContactMail /> with the number of learners.
      </>
    ),
  },
  {
    question: 'Where can I find help with other questions?',
    answer: (
      <>
        On the <Link to={paths.help}>help page</Link>.
      </>
    ),
  },
];

/** The questions about billing and their answers. */
export function BillingQuestions() {
  return QUESTIONS.map(({ question, answer }) => (
    <div key={question} className="stack" style={{ '--gap': 'var(--space-1)' }}>
      <h3>{question}</h3>
      <p>{answer}</p>
    </div>
  ));
}
