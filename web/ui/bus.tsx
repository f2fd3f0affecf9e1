import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './bus.module.css';

interface BusProps {
  /** The hosts. */
  children: ReactNode;
  /** The packets that travel along the wire. */
  travelers?: number | undefined;
  label?: string | undefined;
  className?: string | undefined;
}

const TRAVEL_SECONDS = 5;

/** The wire: a line with hosts, which becomes vertical if there isn't enough room. */
export function Bus({ children, travelers = 1, label, className }: BusProps) {
  return (
    <div className={classNames(styles.frame, className)}>
      <ol className={styles.bus} aria-label={label}>
        {Array.from({ length: travelers }, (_, index) => (
          <li
            key={index}
            className={styles.traveler}
            style={delay(index, travelers)}
            aria-hidden="true"
          />
        ))}
        {children}
      </ol>
    </div>
  );
}

function delay(index: number, travelers: number): CSSProperties {
  return { animationDelay: `${(-index * TRAVEL_SECONDS) / travelers}s` };
}

interface HostProps {
  name?: string | undefined;
  address?: string | undefined;
  /** An active host is highlighted; a closed one has a dashed border. */
  state?: 'active' | 'closed' | undefined;
  children?: ReactNode;
  className?: string | undefined;
}

/** An item on a wire: a host with its ports, or any short text. */
export function Host({ name, address, state, children, className }: HostProps) {
  return (
    <li>
      <div className={classNames(styles.host, className)} data-state={state}>
        {name !== undefined && <strong>{name}</strong>}
        {address !== undefined && <span className="quiet">{address}</span>}
        {children}
      </div>
    </li>
  );
}
