import { useState, useSyncExternalStore } from 'react';
import { site } from 'virtual:site';
import { messages } from '../messages.ts';
import { Packet } from '../ui/packet.tsx';
import { createOfferClock, formatCountdown } from './offer-clock.ts';
import styles from './offer-countdown.module.css';

/** The offer, and how long it still stands. */
export function OfferCountdown() {
  const { offer } = site;
  const [clock] = useState(() => createOfferClock(offer.durationHours));
  const seconds = useSyncExternalStore(clock.subscribe, clock.secondsLeft, () => null);
  if (seconds === 0) {
    return (
      <p className={styles.countdown} data-expired>
        <Packet state="locked" />
        {messages.offerExpired}
      </p>
    );
  }
  return (
    <p className={styles.countdown} title={offer.claim}>
      <Packet state="pending" />
      <span className={styles.claim}>{offer.shortClaim}</span>
      <time role="timer" aria-label="Time left for the offer">
        {formatCountdown(seconds ?? offer.durationHours * 3600)}
      </time>
    </p>
  );
}
