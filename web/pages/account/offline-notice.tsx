import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/notice.tsx';

/** Says that nothing can be saved just now, while the browser knows that it is offline. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, isOnlineNow, () => true);
  if (isOnline) return null;
  return (
    <Notice role="status">
      You are offline. Nothing can be saved until the connection is back; what you typed stays.
    </Notice>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function isOnlineNow(): boolean {
  return navigator.onLine;
}
