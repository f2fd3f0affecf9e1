import { type ComponentType, createElement, lazy, useState } from 'react';

/** How long a chunk may take to arrive before the page gives up. */
export const CHUNK_TIMEOUT_MS = 120_000;

const RETRY_AFTER_MS = 1000;

/** A component whose code is loaded when it is first needed, or earlier on request. */
export interface LazyComponent<Props> {
  Component: ComponentType<Props>;
  /** Loads the code. If that fails, the component tries again when it is shown, and reports a second failure itself. */
  preload: () => Promise<void>;
}

/** A page whose code is loaded when it is first needed, or earlier on request. */
export interface LazyPage {
  Page: ComponentType;
  preload: LazyComponent<object>['preload'];
}

/** @param load imports the page's component */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const { Component, preload } = lazyComponent(load);
  return { Page: Component, preload };
}

/** @param load imports the component */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
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
    Component: (props) => {
      // React.lazy suspends once even if the code is there. Then what is shown would vanish for a moment, and React waits
      // 300 ms before it shows something else.
      const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
      return createElement(Shown, props);
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
