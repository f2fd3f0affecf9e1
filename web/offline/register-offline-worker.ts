const WORKER = '/offline-worker.js';

/** A browser that supports the Save Data API; not every browser does. */
interface NavigatorWithConnection {
  connection?: { saveData?: boolean };
}

/**
 * Installs the service worker that opens the client without a network. Only learners get it: it downloads about a
 * megabyte, which visitors and learners who save data do not pay for.
 */
export function registerOfflineWorker(): void {
  const { connection } = navigator as NavigatorWithConnection;
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || connection?.saveData === true)
    return;
  // Some private windows refuse it. The product then needs the network; nothing else changes.
  navigator.serviceWorker.register(WORKER).catch(() => undefined);
}
