import { BILLING_SECTIONS } from './billing-sections.tsx';
import { Plans } from './plans.tsx';
import { Policy } from './policy.tsx';

/** What costs nothing, what will cost something, and the rules of paying for it. */
export function BillingPage() {
  return (
    <Policy
      title="Billing and Pricing"
      lead="Start free, and stay free as long as you like. A subscription adds to it and can be canceled at any time."
      sections={BILLING_SECTIONS}
    >
      <Plans />
    </Policy>
  );
}
