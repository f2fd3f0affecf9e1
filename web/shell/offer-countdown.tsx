import { type Offer, site } from 'virtual:site';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { usePathname } from '../router/site-context.ts';
import { Packet } from '../ui/packet.tsx';
import { formatCountdown, useOffer } from './offer-clock.ts';
import styles from './offer-countdown.module.css';

const LAST_HOUR_SECONDS = 3600;

/** The pages that the offer belongs to. */
const OFFER_PAGES: readonly string[] = [paths.home, paths.billing];

/** The operator's offer, if there is one, with its countdown. It's quiet on other pages until its last hour. */
export function OfferCountdown() {
  return site.offer && <Countdown offer={site.offer} />;
}

function Countdown({ offer }: { offer: Offer }) {
  const seconds = useOffer(offer);
  const pathname = usePathname();
  if (seconds === 0) {
    return (
      <p className={styles.countdown}>
        <Packet state="locked" />
        {messages.offerExpired}
      </p>
    );
  }
  const isUrgent = seconds <= LAST_HOUR_SECONDS;
  return (
    <p
      className={styles.countdown}
      title={`${offer.claim}. Subscriptions are not open yet.`}
      data-urgent={isUrgent || undefined}
      data-loud={isUrgent || OFFER_PAGES.includes(pathname) || undefined}
    >
      <Packet state="pending" />
      <span className={styles.claim}>{offer.shortClaim}</span>
      <span className={styles.brief} aria-hidden="true">
        Offer
      </span>
      <time role="timer" aria-label="Time left for the offer">
        {formatCountdown(seconds)}
      </time>
    </p>
  );
}
