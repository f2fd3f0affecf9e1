import { useState, useSyncExternalStore } from 'react';
import { Packet } from '../ui/packet.tsx';
import styles from './connection-banner.module.css';
import { type Connection, createConnectionStore } from './connection.ts';

const OFFLINE_FOR_LEARNERS =
  'You are offline. Your code stays on this device, and runs here once Python has loaded. Submitting waits for the connection.';
const OFFLINE_FOR_VISITORS =
  'You are offline. This page stays as it is; signing in and signing up wait for the connection.';
const BACK = 'You are online again. What could not be read is being read now.';

/** Says what works and what waits while there is no network, and for a moment that it is back. */
export function ConnectionBanner({ isLearner }: { isLearner: boolean }) {
  const [store] = useState(createConnectionStore);
  const connection = useSyncExternalStore(
    store.subscribe,
    store.current,
    (): Connection => 'online',
  );
  // The region stays: what appears together with its region is not announced.
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
