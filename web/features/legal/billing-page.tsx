import { BILLING_SECTIONS } from './billing-sections.tsx';
import { Plans } from './plans.tsx';
import { Policy } from './policy.tsx';

/** The plans, their prices, and the rules of billing. */
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
