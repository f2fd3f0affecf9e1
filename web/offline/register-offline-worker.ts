import { isSavingData } from '../saving-data.ts';

const WORKER = '/offline-worker.js';

/**
 * Installs the service worker that opens the client without a network. Only learners get it: it downloads about a
 * megabyte, which visitors and learners who save data do not pay for.
 */
export function registerOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSavingData()) return;
  // Some private windows refuse it. The product then needs the network; nothing else changes.
  navigator.serviceWorker.register(WORKER).catch(() => undefined);
}
