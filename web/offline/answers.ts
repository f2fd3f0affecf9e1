import type { Precache } from './precache.ts';
import type { AnswerPlan } from './plan-answer.ts';
import { PYTHON_CACHE, siteCacheName } from './site-cache.ts';

/** How long a page may take to arrive before the kept shell is shown, in milliseconds. */
const PAGE_TIMEOUT_MS = 5000;

type Answer = (request: Request, site: Precache) => Promise<Response>;

/** How requests are answered, by plan. Each throws what the network throws when there is nothing to answer with. */
export const ANSWERS: Readonly<Record<AnswerPlan, Answer>> = {
  page: async (request, site) => {
    const shell = await findKept(site.shell, siteCacheName(site));
    const network = fetch(request);
    if (!shell) return network;
    return Promise.race([network.catch(() => shell), after(PAGE_TIMEOUT_MS, shell)]);
  },
  kept: async (request, site) =>
    (await findKept(request.url, siteCacheName(site))) ?? fetch(request),
  versioned: async (request) =>
    (await findKept(request.url, PYTHON_CACHE)) ?? fetchAndKeep(request),
  newest: async (request, site) => {
    const isPython = new URL(request.url).pathname.startsWith('/runtime/');
    try {
      return await (isPython ? fetchAndKeep(request) : fetch(request));
    } catch (error) {
      const kept = await findKept(request.url, isPython ? PYTHON_CACHE : siteCacheName(site));
      if (!kept) throw error;
      return kept;
    }
  },
};

/** Compressed or not, it is the same file. */
async function findKept(address: string, cacheName: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName, ignoreVary: true });
}

/** Keeps a part of Python in place of the version before. */
async function fetchAndKeep(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok) return response;
  const copy = response.clone();
  const keep = async (): Promise<void> => {
    const cache = await caches.open(PYTHON_CACHE);
    await cache.put(request, copy);
    const others = await cache.keys(request, { ignoreSearch: true, ignoreVary: true });
    const old = others.filter(({ url }) => url !== request.url);
    await Promise.all(old.map((other) => cache.delete(other)));
  };
  // The page does not wait for it, and a full disk is no reason to fail: it is fetched again then.
  keep().catch(() => undefined);
  return response;
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
}
