import type { TextSection } from '../../shell/sectioned-text.tsx';
import { Policy } from './policy.tsx';
import { PRIVACY_CLOSING, PRIVACY_RIGHTS } from './privacy-rights.tsx';
import { PRIVACY_COLLECTION } from './privacy-collection.tsx';
import { PRIVACY_HANDLING } from './privacy-handling.tsx';

/** The fourteen sections of the privacy policy. */
const PRIVACY_SECTIONS: readonly TextSection[] = [
  ...PRIVACY_COLLECTION,
  ...PRIVACY_HANDLING,
  ...PRIVACY_RIGHTS,
  ...PRIVACY_CLOSING,
];

/** The privacy policy. */
export function PrivacyPage() {
  return (
    <Policy
      title="Privacy Policy"
      lead="What Packetsmith keeps about you, why, for how long, and how you can export or delete it."
      sections={PRIVACY_SECTIONS}
    />
  );
}
