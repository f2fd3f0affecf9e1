import type { WorkboxPlugin } from 'workbox-core';
import { setCacheNameDetails } from 'workbox-core';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isLanguageServer, LANGUAGE_SERVER_CACHE } from './language-server-cache.ts';
import type { OfflineSite, PrecachedFile } from './offline-site.ts';
import { PYTHON_CACHE, PYTHON_MATCH } from './python-cache.ts';

/** Inserted by the build. */
declare const OFFLINE_SITE: OfflineSite;
declare const self: {
  clients: { claim: () => Promise<void> };
  __WB_MANIFEST: PrecachedFile[];
  addEventListener: (
    kind: 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
};

const CACHE_PREFIX = 'packetsmith';
const SITE_CACHE = 'site';
/** How long a page may take to arrive before the precached shell is shown. */
const PAGE_TIMEOUT_SECONDS = 5;

const { shell, pages } = OFFLINE_SITE;
const files = self.__WB_MANIFEST;

/** Refuses a shell that names files of another build, so that a build is precached whole or not at all. */
const wholeBuildsOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (!response.ok) return null;
    if (new URL(request.url).pathname !== shell) return response;
    const html = await response.clone().text();
    const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    const isOfThisBuild = named.every((file) => files.some(({ url }) => url === file));
    return named.length > 0 && isOfThisBuild ? response : null;
  },
};

/** The page caches each file of Python once it has verified it, and those of the language server once it has started. */
const cachedByPage: WorkboxPlugin = { cacheWillUpdate: () => Promise.resolve(null) };

async function deleteCachesOfEarlierWorkers(): Promise<void> {
  const names = await caches.keys();
  const outdated = names.filter((name) => name.startsWith(`${CACHE_PREFIX}-${SITE_CACHE}-`));
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

setCacheNameDetails({ prefix: CACHE_PREFIX, precache: SITE_CACHE, suffix: '' });

// Before the precache's own route, which knows the shell's address and would not ask the network.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
      plugins: [
        // Browsers may clear the precache. Then a slow network is still better than an error.
        { handlerDidError: async ({ request }) => (await matchPrecache(shell)) ?? fetch(request) },
      ],
    }),
    { allowlist: pages.map((pattern) => new RegExp(pattern)) },
  ),
);

addPlugins([wholeBuildsOnly]);
precacheAndRoute(files);
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteCachesOfEarlierWorkers());
  // The page of the first visit works offline, too.
  event.waitUntil(self.clients.claim());
});

const python = {
  cacheName: PYTHON_CACHE,
  matchOptions: PYTHON_MATCH,
  plugins: [cachedByPage],
};
const isPython = (url: URL): boolean =>
  url.origin === location.origin && url.pathname.startsWith('/runtime/');
registerRoute(({ url }) => isPython(url) && url.searchParams.has('v'), new CacheFirst(python));
registerRoute(({ url }) => isPython(url), new NetworkFirst(python));

registerRoute(
  ({ url }) => url.origin === location.origin && isLanguageServer(url.pathname),
  new CacheFirst({
    cacheName: LANGUAGE_SERVER_CACHE,
    // Compressed or not, it is the same file.
    matchOptions: { ignoreVary: true },
    plugins: [cachedByPage],
  }),
);
