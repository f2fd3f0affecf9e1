/** The device's cache of the editor's language server. It is filled only once an editor has started the server. */
export const LANGUAGE_SERVER_CACHE = 'packetsmith-language-server';

/** Checks whether a path is one of the language server's files, whose names contain a hash of their content. */
export function isLanguageServer(path: string): boolean {
  return path.startsWith('/assets/language-server-');
}

/** Stores the files of the language server on this device in place of other versions, so that it starts offline. */
export async function cacheLanguageServer(addresses: readonly string[]): Promise<void> {
  // Browsers offer caches to secure addresses only.
  if (!('caches' in globalThis)) return;
  try {
    const cache = await caches.open(LANGUAGE_SERVER_CACHE);
    const known = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const outdated = known.filter((path) => !addresses.includes(path));
    await Promise.all(outdated.map((path) => cache.delete(path)));
    // The browser has just loaded them, and keeps them permanently.
    await cache.addAll(addresses.filter((address) => !known.includes(address)));
  } catch {
    // The server then loads from the network each time.
  }
}
