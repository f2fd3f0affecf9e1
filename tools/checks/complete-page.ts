import { webcrypto } from 'node:crypto';
import { runInThisContext } from 'node:vm';

// A page has more than jsdom gives to a realm of its own: what is missing is Node's.
const node = runInThisContext('globalThis') as object;
const missing = Object.entries(Object.getOwnPropertyDescriptors(node)).filter(
  ([name]) => !(name in globalThis),
);
Object.defineProperties(globalThis, {
  ...Object.fromEntries(missing),
  // jsdom's own has no digests.
  crypto: { value: webcrypto, configurable: true },
});
