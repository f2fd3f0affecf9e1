const WORKER = '/offline-worker.js';

/** A browser that says what its network is like. */
interface SparingNavigator {
  connection?: { saveData?: boolean };
}

/**
 * Keeps the client on this device, so that a learner can open it without a network. Visitors are not asked for the
 * megabyte that it takes, and neither is who saves data.
 */
export function keepForOffline(): void {
  const { connection } = navigator as SparingNavigator;
  if (!('serviceWorker' in navigator) || connection?.saveData === true) return;
  // Where it is refused, as in some private windows, the product needs the network and nothing else changes.
  navigator.serviceWorker.register(WORKER).catch(() => undefined);
}
