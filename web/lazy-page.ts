import { type ComponentType, createElement, use } from 'react';

/** How long a chunk may take to arrive before the page gives up. */
export const CHUNK_TIMEOUT_MS = 120_000;

const RETRY_AFTER_MS = 1000;

/** A page whose code arrives when it is first needed, or earlier when asked. */
export interface LazyPage {
  Page: ComponentType;
  /** Loads the code. A failure is reported by the page itself, if it fails again when it is shown. */
  preload: () => Promise<void>;
}

/** @param load imports the page's component */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | null = null;
  let isShown = false;
  const loadOnce = () => (loading ??= readAtOnce(loadWithRetry(load)));
  return {
    Page: () => {
      isShown = true;
      return createElement(use(loadOnce()));
    },
    preload: () =>
      loadOnce().then(noop, () => {
        // A guess that failed, offline perhaps, must not decide what a reader sees who follows the link later.
        if (!isShown) loading = null;
      }),
  };
}

/**
 * Tells React that a promise has come true, in the way that it does so itself: the page is drawn at once. It
 * would suspend otherwise even when the code is there, and a rendered page would vanish for a moment.
 */
function readAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }), noop);
  return promise;
}

function noop(): void {
  // Nobody waits for a preloaded page.
}

/**
 * Loads a chunk; a failed attempt is repeated once, because most failures are a network that blinked.
 *
 * @throws {Error} when both attempts fail or take longer than CHUNK_TIMEOUT_MS
 */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await withTimeout(load());
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return withTimeout(load());
  }
}

async function withTimeout<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('A part of this page took too long to load. Check your connection.'));
    }, CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
