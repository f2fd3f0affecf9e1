import { ANSWERS } from './answers.ts';
import type { Precache } from './precache.ts';
import { planAnswer } from './plan-answer.ts';
import { forgetOtherSites, keepSite } from './site-cache.ts';

/** What the worker uses of its events; the types of workers and of pages cannot be loaded side by side. */
interface LifeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface RequestEvent extends Event {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface WorkerEvents {
  addEventListener(kind: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: RequestEvent) => void): void;
}

/** Put in by the build. */
declare const KEPT_SITE: Precache;

const worker = globalThis as unknown as WorkerEvents;

// A new build is kept beside the old one, which serves its open pages until the last of them is closed.
worker.addEventListener('install', (event) => event.waitUntil(keepSite(KEPT_SITE)));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOtherSites(KEPT_SITE)));
worker.addEventListener('fetch', (event) => {
  const plan = planAnswer(event.request, KEPT_SITE, location.origin);
  if (plan !== null) event.respondWith(ANSWERS[plan](event.request, KEPT_SITE));
});
