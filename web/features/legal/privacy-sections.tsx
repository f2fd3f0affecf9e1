import type { TextSection } from '../../shell/sectioned-text.tsx';
import { PRIVACY_CLOSING } from './privacy-closing.tsx';
import { PRIVACY_COLLECTION } from './privacy-collection.tsx';
import { PRIVACY_HANDLING } from './privacy-handling.tsx';
import { PRIVACY_RIGHTS } from './privacy-rights.tsx';

/** The fourteen sections of the privacy policy. */
export const PRIVACY_SECTIONS: readonly TextSection[] = [
  ...PRIVACY_COLLECTION,
  ...PRIVACY_HANDLING,
  ...PRIVACY_RIGHTS,
  ...PRIVACY_CLOSING,
];
