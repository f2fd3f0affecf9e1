import { useState, useSyncExternalStore } from 'react';
import { Packet } from '../ui/packet.tsx';
import styles from './connection-banner.module.css';
import { type Connection, createConnectionStore } from './connection.ts';

const OFFLINE_FOR_LEARNERS =
  'You are offline. Your code stays on this device, and you can run it here once Python has loaded. To submit, wait until you are back online.';
const OFFLINE_FOR_VISITORS =
  'You are offline. You can keep reading this page, but you need a connection to sign in or sign up.';
const BACK = 'You are online again. Loading what was missing.';

/** Says what works offline and what has to wait, and briefly that the network is back. */
export function ConnectionBanner({ isLearner }: { isLearner: boolean }) {
  const [store] = useState(createConnectionStore);
  const connection = useSyncExternalStore(
    store.subscribe,
    store.current,
    (): Connection => 'online',
  );
  // The region is always there, because text that appears together with its region isn't announced.
  return (
    <div role="status">
      {connection !== 'online' && (
        <p className={styles.banner} data-connection={connection}>
          <Packet state={connection === 'back' ? 'done' : 'pending'} />
          <span>{sentenceOf(connection, isLearner)}</span>
        </p>
      )}
    </div>
  );
}

function sentenceOf(connection: Connection, isLearner: boolean): string {
  if (connection === 'back') return BACK;
  return isLearner ? OFFLINE_FOR_LEARNERS : OFFLINE_FOR_VISITORS;
}
