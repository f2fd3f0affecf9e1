/** Whether the browser has a network; "back" for a short while after it had none. */
export type Connection = 'online' | 'offline' | 'back';

/** How long to show that the network is back, in milliseconds. */
export const BACK_ONLINE_MS = 6000;

/** The connection as a store that components can subscribe to. */
export interface ConnectionStore {
  subscribe: (onChange: () => void) => () => void;
  current: () => Connection;
}

/** Follows the browser's online state. */
export function createConnectionStore(): ConnectionStore {
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
      const comeBack = () => change(connection === 'offline' ? 'back' : connection);
      if (!navigator.onLine) leave();
      addEventListener('offline', leave);
      addEventListener('online', comeBack);
      return () => {
        clearTimeout(timer);
        removeEventListener('offline', leave);
        removeEventListener('online', comeBack);
      };
    },
  };
}
