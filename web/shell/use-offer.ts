import { useState, useSyncExternalStore } from 'react';
import type { Offer } from 'virtual:site';
import { createOfferClock } from './offer-clock.ts';

/**
 * Follows an offer to its end.
 *
 * @returns whole seconds until then; the whole time while it is not known when this visitor's began
 */
export function useOffer({ durationHours }: Offer): number {
  const [clock] = useState(() => createOfferClock(durationHours));
  const seconds = useSyncExternalStore(clock.subscribe, clock.secondsLeft, () => null);
  return seconds ?? durationHours * 3600;
}
