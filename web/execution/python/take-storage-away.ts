/** What a worker could leave for later, and for the pages of this site. */
const STORES = ['caches', 'indexedDB'];

/**
 * Takes from a worker what outlives it. Code that broke out of Python could otherwise leave something where the site
 * is kept for times without a network.
 *
 * @param scope the global object of the worker
 */
export function takeStorageAway(scope: object): void {
  for (let holder: object | null = scope; holder; holder = parentOf(holder)) {
    for (const store of STORES) Reflect.deleteProperty(holder, store);
  }
  const { navigator } = globalThis;
  for (let holder: object | null = navigator; holder; holder = parentOf(holder)) {
    Reflect.deleteProperty(holder, 'storage');
  }
}

function parentOf(holder: object): object | null {
  return Reflect.getPrototypeOf(holder);
}
