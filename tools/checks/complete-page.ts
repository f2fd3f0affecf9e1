import { webcrypto } from 'node:crypto';
import { runInThisContext } from 'node:vm';

class IdleResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// jsdom lacks some globals of a page; they come from Node.
const node = runInThisContext('globalThis') as typeof globalThis;
const missing = Object.entries(Object.getOwnPropertyDescriptors(node)).filter(
  ([name]) => !(name in globalThis),
);
Object.defineProperties(globalThis, {
  ...Object.fromEntries(missing),
  fetch: { value: fetchInPage, configurable: true, writable: true },
  // jsdom's version has no digests.
  crypto: { value: webcrypto, configurable: true },
  // jsdom's version only logs that it cannot scroll.
  scrollTo: { value: () => undefined, configurable: true, writable: true },
  // jsdom does no layout: no element ever changes its size.
  ResizeObserver: { value: IdleResizeObserver, configurable: true, writable: true },
});

// Node rejects with the TypeError of its own realm, which isn't an instance of the page's TypeError.
async function fetchInPage(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await node.fetch(...request);
  } catch (error) {
    if (!(error instanceof node.TypeError)) throw error;
    throw new TypeError('Failed to fetch', { cause: error });
  }
}
