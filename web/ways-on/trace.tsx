import { Bus, Host } from '../ui/bus.tsx';
import { Packet } from '../ui/packet.tsx';
import styles from './trace.module.css';

interface TraceProps {
  /** What was asked for. */
  target: string;
  /** Why it wasn't reached, in two or three words. */
  outcome: string;
}

/** A drawing of how far a request got before it failed. */
export function Trace({ target, outcome }: TraceProps) {
  return (
    <div aria-hidden="true" className={styles.trace}>
      <Bus>
        <Host name="you" state="active">
          <Hop state="done" text="sent" />
        </Host>
        <Host name="packetsmith" state="active">
          <Hop state="done" text="answered" />
        </Host>
        <Host name={target} state="closed">
          <Hop state="failed" text={outcome} />
        </Host>
      </Bus>
    </div>
  );
}

function Hop({ state, text }: { state: 'done' | 'failed'; text: string }) {
  return (
    <ul>
      <li>
        <Packet state={state} />
        {text}
      </li>
    </ul>
  );
}
