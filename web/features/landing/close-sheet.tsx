import { type Offer, site } from 'virtual:site';
import { paths } from '../../paths.ts';
import { formatCountdown } from '../../shell/offer-clock.ts';
import { useOffer } from '../../shell/use-offer.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Packet } from '../../ui/packet.tsx';
import styles from './landing-page.module.css';
import { Sheet } from './sheet.tsx';

/** The call to sign up, with the offer while it lasts. */
export function CloseSheet() {
  return (
    <Sheet offset={site.testimonials.length === 0 ? '0040' : '0050'}>
      <div className={styles.close}>
        <div className="stack" style={{ '--gap': 'var(--space-3)' }}>
          <h2>First contact takes one line of Python.</h2>
          <p className="quiet">Beginner challenges are open from the start.</p>
          {site.offer && <OfferLine offer={site.offer} />}
        </div>
        <div className="cluster">
          <ButtonLink to={paths.register} kind="primary">
            Create an account
          </ButtonLink>
          <ButtonLink to={paths.lessons}>See the lessons</ButtonLink>
        </div>
      </div>
    </Sheet>
  );
}

function OfferLine({ offer }: { offer: Offer }) {
  const seconds = useOffer(offer);
  if (seconds === 0) return null;
  return (
    <p className={styles.offer}>
      <Packet state="pending" />
      <span>
        {offer.claim} {/* The navigation has the timer that is read out. */}
        <time aria-hidden="true">{formatCountdown(seconds)}</time>
      </span>
    </p>
  );
}
