import type { Precache } from './precache.ts';

const SITE_PREFIX = 'packetsmith-site-';

/** Python outlives the builds of the client: its files are told apart by their version in the address. */
export const PYTHON_CACHE = 'packetsmith-python';

/** The cache of one build. */
export function siteCacheName({ version }: Pick<Precache, 'version'>): string {
  return SITE_PREFIX + version;
}

/**
 * Keeps a build whole or not at all: a shell whose chunks are missing is worse than none.
 *
 * @throws {Error} when a file cannot be had, or the shell is already that of another build
 */
export async function keepSite(site: Precache): Promise<void> {
  const cache = await caches.open(siteCacheName(site));
  const shell = await fetch(site.shell, { cache: 'reload' });
  const html = await shell.clone().text();
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  const foreign = named.find((file) => file !== undefined && !site.files.includes(file));
  if (!shell.ok || named.length === 0 || foreign !== undefined) {
    throw new Error(`${site.shell} is not the shell of build ${site.version}.`);
  }
  // Names with a hash never change their content: what the page has loaded comes from the browser's own cache.
  await cache.addAll(site.files);
  await cache.put(site.shell, shell);
}

/** Forgets the builds before this one. */
export async function forgetOtherSites(site: Precache): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(SITE_PREFIX) && name !== siteCacheName(site));
  await Promise.all(old.map((name) => caches.delete(name)));
}
