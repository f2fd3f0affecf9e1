/** The device's cache of Python. It is apart from the client's builds, because it rarely changes. */
export const PYTHON_CACHE = 'packetsmith-python';
/** Compressed or not, it is the same file. */
export const PYTHON_MATCH: CacheQueryOptions = { ignoreVary: true };

/** Returns a file of Python from this device. @returns null if it isn't cached, and where nothing can be */
export async function cachedPythonFile(address: string): Promise<Response | null> {
  // Browsers offer caches to secure addresses only.
  if (!('caches' in globalThis)) return null;
  const options = { ...PYTHON_MATCH, cacheName: PYTHON_CACHE };
  return (await caches.match(address, options).catch(() => undefined)) ?? null;
}

/** Returns whether an earlier visit stored Python on this device. */
export async function isPythonStored(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  return caches.has(PYTHON_CACHE).catch(() => false);
}

/**
 * Stores a file of Python on this device in place of its other versions. The version is in the address's query. Does
 * nothing if the device has no room.
 */
export async function cachePythonFile(address: string, response: Response): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const cache = await caches.open(PYTHON_CACHE);
    const versions = await cache.keys(address, { ...PYTHON_MATCH, ignoreSearch: true });
    await Promise.all(versions.map((version) => cache.delete(version, PYTHON_MATCH)));
    await cache.put(address, response);
  } catch {
    // Python then loads from the network each time.
  }
}
