/** What leads from a worker to pages of this site, to their storage, or to other workers and hosts. */
const GLOBALS = [
  'BroadcastChannel',
  'EventSource',
  'Notification',
  'SharedWorker',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'Worker',
  'XMLHttpRequest',
  'caches',
  'cookieStore',
  'importScripts',
  'indexedDB',
];

/** The same, of `navigator`. */
const NAVIGATOR = ['hid', 'locks', 'permissions', 'serial', 'serviceWorker', 'storage', 'usb'];

/**
 * Removes everything by which code that broke out of Python could reach pages of this site, which hold the learner's
 * session: channels, shared storage, locks, other workers and connections. `fetch` remains, limited by the worker's
 * content security policy to the files of Python.
 *
 * @param scope the global object of the worker
 */
export function sealWorker(scope: { readonly navigator: object }): void {
  removeEverywhere(scope.navigator, NAVIGATOR);
  removeEverywhere(scope, GLOBALS);
}

/** Removes properties from an object and from its prototypes. */
function removeEverywhere(object: object, names: readonly string[]): void {
  for (let holder: object | null = object; holder; holder = Reflect.getPrototypeOf(holder)) {
    for (const name of names) Reflect.deleteProperty(holder, name);
  }
}
