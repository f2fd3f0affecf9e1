import { useEffect, useState, useSyncExternalStore } from 'react';
import { isPythonStored } from '../offline/python-cache.ts';
import { Packet } from '../ui/packet.tsx';
import styles from './connection-banner.module.css';

/** Whether the browser has a network; "back" for a short while after it had none. */
type Connection = 'online' | 'offline' | 'back';

/** How long to show that the network is back, in milliseconds. */
export const BACK_ONLINE_MS = 6000;

/** The connection as a store that components can subscribe to. */
interface ConnectionStore {
  subscribe: (onChange: () => void) => () => void;
  current: () => Connection;
}

/** Follows the browser's online state. */
function createConnectionStore(): ConnectionStore {
  let connection: Connection = 'online';
  return {
    current: () => connection,
    subscribe: (onChange) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const change = (next: Connection) => {
        clearTimeout(timer);
        connection = next;
        if (next === 'back') timer = setTimeout(() => change('online'), BACK_ONLINE_MS);
        onChange();
      };
      const leave = () => change('offline');
      const returnFromGitHub = () => change(connection === 'offline' ? 'back' : connection);
      if (!navigator.onLine) leave();
      addEventListener('offline', leave);
      addEventListener('online', returnFromGitHub);
      return () => {
        clearTimeout(timer);
        removeEventListener('offline', leave);
        removeEventListener('online', returnFromGitHub);
      };
    },
  };
}

const BACK = 'You are online again. Loading missing content.';

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
          <span>{connection === 'back' ? BACK : <Offline isLearner={isLearner} />}</span>
        </p>
      )}
    </div>
  );
}

/** Whether code can run in this browser without a network. Usually true, so it is until the device has answered. */
function useRunsHere(): boolean {
  const [runsHere, setRunsHere] = useState(true);
  useEffect(() => {
    void isPythonStored().then(setRunsHere);
  }, []);
  return runsHere;
}

/** What works offline and what doesn't. A phone shows at most two lines of it. */
function Offline({ isLearner }: { isLearner: boolean }) {
  const runsHere = useRunsHere();
  if (!isLearner) {
    return 'You are offline. You can keep reading, but you need a connection to sign in or sign up.';
  }
  if (!runsHere) {
    return (
      <>
        You are offline.{' '}
        <span className={styles.wide}>
          You can read what you have opened before and write code. It stays on this device.{' '}
        </span>
        <span className={styles.narrow}>You can read and write code here. </span>
        Running it needs a connection, because Python isn’t on this device yet.
      </>
    );
  }
  return (
    <>
      You are offline.{' '}
      <span className={styles.wide}>
        You can read what you have opened before, write code and run it in this browser. Your code
        stays on this device.{' '}
      </span>
      <span className={styles.narrow}>You can read and run code here. </span>
      Run Code and Submit Solution need a connection.
    </>
  );
}
