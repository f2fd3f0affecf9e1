import { useRef } from 'react';
import { demos } from 'virtual:landing-demos';
import { type Offer, site, type Testimonial } from 'virtual:site';
import { paths } from '../../paths.ts';
import { useIsLearner } from '../../session/session-context.ts';
import { NotOpenYet } from '../../shell/not-open-yet.tsx';
import { useOffer } from '../../shell/offer-clock.ts';
import { Tag } from '../../ui/badge.tsx';
import { Bus, Host } from '../../ui/bus.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Packet } from '../../ui/packet.tsx';
import { Hero } from './hero.tsx';
import styles from './landing-page.module.css';
import { PathSheet } from './path-sheet.tsx';
import { Sheet } from './sheet.tsx';
import { TypedDemo } from './typed-demo.tsx';
import { useSamples } from './use-samples.ts';
import { useSeen } from './use-seen.ts';

const STEPS = [
  {
    name: 'Read',
    text: 'A lesson with code you can run, one step at a time. Then a brief: what goes in, what must come out.',
  },
  {
    name: 'Write',
    text: 'An editor in the page. Nothing to install. Python now, Bash and JavaScript coming soon.',
  },
  {
    name: 'Run',
    text: 'Instantly in your browser, or on the server against the visible tests.',
  },
  {
    name: 'Submit',
    text: 'Every test, hidden ones too. The first pass earns the XP, and XP unlocks harder challenges.',
  },
];

/** The four steps of every challenge, along the wire. */
function StepsSheet() {
  return (
    <Sheet offset="0020" title="How a challenge works">
      <Bus>
        {STEPS.map(({ name, text }) => (
          <Host key={name} className={styles.step} state={name === 'Submit' ? 'active' : undefined}>
            <h3>{name}</h3>
            <p>{text}</p>
          </Host>
        ))}
      </Bus>
    </Sheet>
  );
}

const DEMOS_THRESHOLD = 0.3;

/** Four programs that are typed once they are scrolled into view. */
function DemosSheet() {
  const sheet = useRef<HTMLElement>(null);
  const isSeen = useSeen(sheet, DEMOS_THRESHOLD);
  return (
    <Sheet
      ref={sheet}
      offset="0010"
      title="Four programs, typed as you watch"
      lead="From the first print to a scan of a whole subnet. Each one runs as shown."
    >
      <div className={styles.demos}>
        {demos.map((demo) => (
          <TypedDemo key={demo.file} demo={demo} hasStarted={isSeen} />
        ))}
      </div>
    </Sheet>
  );
}

/** A testimonial, and whether nobody has said it. */
interface Voice extends Testimonial {
  isSample: boolean;
}

/** The testimonials, and on the operator's own machine what one could be. */
function useVoices(): Voice[] {
  const samples = useSamples()?.testimonials ?? [];
  return [
    ...site.testimonials.map((voice) => ({ ...voice, isSample: false })),
    ...samples.map((voice) => ({ ...voice, isSample: true })),
  ];
}

function VoicesSheet({ voices }: { voices: Voice[] }) {
  if (voices.length === 0) return null;
  return (
    <Sheet offset="0040" title="What learners say">
      <div className={styles.voices}>
        {voices.map(({ quote, name, role, isSample }) => (
          <figure key={quote}>
            <blockquote>“{quote}”</blockquote>
            <figcaption>
              {name}, {role}
              {isSample && <Tag>SAMPLE</Tag>}
            </figcaption>
          </figure>
        ))}
      </div>
    </Sheet>
  );
}

/** The call to sign up, with the offer while it lasts. */
function CloseSheet({ offset }: { offset: string }) {
  const isLearner = useIsLearner();
  return (
    <Sheet offset={offset}>
      <div className={styles.close}>
        <div className="stack" style={{ '--gap': 'var(--space-3)' }}>
          <h2>First contact takes one line of Python.</h2>
          <p className="quiet">Beginner challenges are open from the start.</p>
          {site.offer && (
            <>
              <OfferLine offer={site.offer} />
              <NotOpenYet />
            </>
          )}
        </div>
        <div className="cluster">
          {isLearner ? (
            <ButtonLink to={paths.dashboard} kind="primary">
              Go to your dashboard
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.register} kind="primary">
              Create an account
            </ButtonLink>
          )}
          <ButtonLink to={paths.lessons}>See the lessons</ButtonLink>
        </div>
      </div>
    </Sheet>
  );
}

/** The offer, while it lasts. The bar has its countdown. */
function OfferLine({ offer }: { offer: Offer }) {
  const seconds = useOffer(offer);
  if (seconds === 0) return null;
  return (
    <p className={styles.offer}>
      <Packet state="pending" />
      <span>{offer.claim}</span>
    </p>
  );
}

/** The landing page. Every number and claim comes from the content. */
export function LandingPage() {
  const voices = useVoices();
  return (
    <>
      <Hero />
      <div className="page">
        <DemosSheet />
        <StepsSheet />
        <PathSheet />
        <VoicesSheet voices={voices} />
        <CloseSheet offset={voices.length === 0 ? '0040' : '0050'} />
      </div>
    </>
  );
}
