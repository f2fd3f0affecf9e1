import styles from './packet.module.css';

/** The fills of a packet. Its meaning is always next to it in words. */
export type PacketState = 'done' | 'open' | 'pending' | 'running' | 'failed' | 'locked' | 'frozen';

/** A packet: a square whose fill shows a state. */
export function Packet({ state }: { state: PacketState }) {
  return <span className={styles.packet} data-state={state} aria-hidden="true" />;
}
