import styles from './packet.module.css';

/** What a packet says by its fill; a word always stands beside it. */
export type PacketState = 'done' | 'open' | 'pending' | 'failed' | 'locked' | 'frozen';

/** The one mark of the product: a square whose fill tells a state. */
export function Packet({ state }: { state: PacketState }) {
  return <span className={styles.packet} data-state={state} aria-hidden="true" />;
}
