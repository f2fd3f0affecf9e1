import { useState, useSyncExternalStore } from 'react';
import type { Offer } from 'virtual:site';
import { createOfferClock } from './offer-clock.ts';

/**
 * Follows an offer until it expires.
 *
 * @returns the remaining seconds; the full duration until it is known when this visitor's offer started
 */
export function useOffer({ durationHours }: Offer): number {
  const [clock] = useState(() => createOfferClock(durationHours));
  const seconds = useSyncExternalStore(clock.subscribe, clock.secondsLeft, () => null);
  return seconds ?? durationHours * 3600;
}
