import { useState, useSyncExternalStore } from 'react';
import type { Offer } from 'virtual:site';

/** The cookie with the end of the visitor's offer, in milliseconds since 1970. */
export const OFFER_COOKIE = 'offer-countdown';

// The cookie outlives the offer, so that an expired offer doesn't restart.
const COOKIE_LIFE_SECONDS = 365 * 24 * 60 * 60;
/** Milliseconds since 1970, until the year 5138. */
const INSTANT = /^\d{1,14}$/;

const TICK_MS = 1000;
const MS_PER_HOUR = 3_600_000;

/** A countdown as a store that components can subscribe to. */
interface OfferClock {
  subscribe: (onTick: () => void) => () => void;
  /** Null until the first subscription. */
  secondsLeft: () => number | null;
}

/** @param durationHours how long the offer lasts from the first visit */
export function createOfferClock(durationHours: number): OfferClock {
  let endsAt: number | null = null;
  return {
    subscribe: (onTick) => {
      endsAt = endOffer(Date.now() + durationHours * MS_PER_HOUR);
      onTick();
      const timer = setInterval(onTick, TICK_MS);
      return () => clearInterval(timer);
    },
    secondsLeft: () =>
      endsAt === null ? null : Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)),
  };
}

/** Returns when the offer ends. Starts it if it hasn't started, or if its cookie was changed to a later end. */
function endOffer(latest: number): number {
  const stored = readOfferEnd(document.cookie);
  return stored === null || stored > latest ? startOffer(latest) : stored;
}

/** Returns when the offer ends, from the page's cookies; null if it hasn't started or the cookie isn't valid. */
export function readOfferEnd(cookies: string): number | null {
  const prefix = `${OFFER_COOKIE}=`;
  const cookie = cookies.split('; ').find((candidate) => candidate.startsWith(prefix));
  const value = cookie?.slice(prefix.length) ?? '';
  return INSTANT.test(value) ? Number(value) : null;
}

function startOffer(endsAt: number): number {
  document.cookie = `${OFFER_COOKIE}=${endsAt}; Path=/; Max-Age=${COOKIE_LIFE_SECONDS}; SameSite=Lax`;
  return endsAt;
}

/** Formats seconds as hours:minutes:seconds, two digits each. */
export function formatCountdown(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

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
