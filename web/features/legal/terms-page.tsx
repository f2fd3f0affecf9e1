import { Policy } from './policy.tsx';
import { TERMS_SECTIONS } from './terms-sections.tsx';

/** The terms of service. */
export function TermsPage() {
  return (
    <Policy
      title="Terms of Service"
      lead="The rules of the lab: what you may expect from Packetsmith, and what it expects from you."
      sections={TERMS_SECTIONS}
    />
  );
}
