import { afterAll, afterEach, beforeAll } from 'vitest';
import { server } from './server.ts';

beforeAll(() =>
  server.listen({
    // The strategy "error" would still let requests for scripts and images reach the network.
    onUnhandledFrame: ({ defaults }) => {
      defaults.error();
      throw new Error('No handler answers this request.');
    },
  }),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

// jsdom has no media queries: nothing matches.
Object.defineProperty(globalThis, 'matchMedia', {
  configurable: true,
  writable: true,
  value: () => Object.assign(new EventTarget(), { matches: false }),
});
