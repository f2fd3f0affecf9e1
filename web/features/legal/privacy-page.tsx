import { Policy } from './policy.tsx';
import { PRIVACY_SECTIONS } from './privacy-sections.tsx';

/** What is known about a learner, why, for how long, and how to have it deleted. */
export function PrivacyPage() {
  return (
    <Policy
      title="Privacy Policy"
      lead="What Packetsmith keeps about you, why, for how long, and how you take it back."
      sections={PRIVACY_SECTIONS}
    />
  );
}
