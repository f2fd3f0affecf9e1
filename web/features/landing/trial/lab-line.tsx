import { type RefObject } from 'react';
import { Bus, Host } from '../../../ui/bus.tsx';
import { Packet } from '../../../ui/packet.tsx';
import { useSeen } from '../use-seen.ts';
import { TypedText } from '../typed-demo.tsx';
import styles from './lab-line.module.css';

/** The share of the first screen that must be visible before its text is typed. */
const HERO_THRESHOLD = 0.1;

interface LabLineProps {
  /** The first screen of the page. */
  hero: RefObject<Element | null>;
  /** Whether the visitor's line was the right one. */
  isOpen: boolean;
}

/** The simulated network, with the relay that waits for the visitor's line. */
export function LabLine({ hero, isOpen }: LabLineProps) {
  const isSeen = useSeen(hero, HERO_THRESHOLD);
  return (
    <section aria-label="The lab" className={`stack ${styles.lab}`}>
      <div className="spread label">
        <p>lab 192.0.2.0/24, simulated: nothing leaves it</p>
        {isOpen ? (
          <p className={styles.open}>
            <Packet state="done" /> the relay opened its channel
          </p>
        ) : (
          <p>
            <TypedText text="the relay is waiting for your line" hasStarted={isSeen} />
          </p>
        )}
      </div>
      <Bus>
        <Host name="you" address="192.0.2.10" state="active" />
        <Host name="relay.test" address="192.0.2.15" state={isOpen ? 'active' : undefined}>
          <p>{isOpen ? 'channel open' : 'channel closed'}</p>
        </Host>
        <Host name="web.test" address="192.0.2.20" state="closed">
          <p>later: scan its ports</p>
        </Host>
        <Host name="printer.test" address="192.0.2.40" state="closed">
          <p>later: find out what it runs</p>
        </Host>
      </Bus>
    </section>
  );
}
