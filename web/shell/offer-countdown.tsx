import { type Offer, site } from 'virtual:site';
import { messages } from '../messages.ts';
import { Packet } from '../ui/packet.tsx';
import { formatCountdown, useOffer } from './offer-clock.ts';
import styles from './offer-countdown.module.css';

/** The operator's offer, if there is one, with its countdown. */
export function OfferCountdown() {
  return site.offer && <Countdown offer={site.offer} />;
}

function Countdown({ offer }: { offer: Offer }) {
  const seconds = useOffer(offer);
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
        {formatCountdown(seconds)}
      </time>
    </p>
  );
}
