/** APIs through which a worker could leave data for later, or reach pages of this site. */
const STORES = ['caches', 'indexedDB'];

/**
 * Removes a worker's access to persistent storage. Otherwise code that broke out of Python could change the site's
 * offline cache.
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
