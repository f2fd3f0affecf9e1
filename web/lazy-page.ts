import { type ComponentType, createElement, lazy, useState } from 'react';

/** How long a chunk may take to arrive before the page gives up. */
export const CHUNK_TIMEOUT_MS = 120_000;

const RETRY_AFTER_MS = 1000;

/** A page whose code is loaded when it is first needed, or earlier on request. */
export interface LazyPage {
  Page: ComponentType;
  /** Loads the code. If that fails, the page tries again when it is shown, and reports a second failure itself. */
  preload: () => Promise<void>;
}

/** @param load imports the page's component */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;
  const loadNow = async () => {
    try {
      return (loaded = await loadWithRetry(load));
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  const loadOnce = () => (loading ??= loadNow());
  const Lazy = lazy(async () => ({ default: await loadOnce() }));
  return {
    Page: () => {
      // React.lazy suspends once even if the code is there, and a rendered page would vanish for a moment.
      const [Shown] = useState<ComponentType>(() => loaded ?? Lazy);
      return createElement(Shown);
    },
    preload: () => loadOnce().then(noop, noop),
  };
}

function noop(): void {
  // Nothing awaits a preloaded page.
}

/**
 * Loads a chunk. A failed attempt is repeated once, because most failures are brief network outages.
 *
 * @throws {Error} if both attempts fail or take longer than CHUNK_TIMEOUT_MS
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
