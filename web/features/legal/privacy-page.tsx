import { Policy } from './policy.tsx';
import { PRIVACY_SECTIONS } from './privacy-sections.tsx';

/** The privacy policy. */
export function PrivacyPage() {
  return (
    <Policy
      title="Privacy Policy"
      lead="What Packetsmith keeps about you, why, for how long, and how you take it back."
      sections={PRIVACY_SECTIONS}
    />
  );
}
