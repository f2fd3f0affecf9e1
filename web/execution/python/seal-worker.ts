/** What leads from a worker to pages of this site, to their storage, or to other workers and hosts. */
const GLOBALS = [
  'BroadcastChannel',
  'EventSource',
  'FileSystemObserver',
  'Notification',
  'RTCPeerConnection',
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
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemSyncURL',
  'webkitResolveLocalFileSystemURL',
];

/**
 * Removes everything by which code that broke out of Python could reach pages of this site, which hold the learner's
 * session: channels, shared storage, locks, other workers and connections. `fetch` remains, limited by the worker's
 * content security policy to the files of Python. Python needs nothing of `navigator`, where browsers put most of what
 * they add.
 *
 * @param scope the global object of the worker
 */
export function sealWorker(scope: { readonly navigator: object }): void {
  for (const holder of withPrototypes(scope.navigator)) {
    const names = Reflect.ownKeys(holder).filter((name) => name !== 'constructor');
    for (const name of names) Reflect.deleteProperty(holder, name);
  }
  for (const holder of withPrototypes(scope)) {
    for (const name of GLOBALS) Reflect.deleteProperty(holder, name);
  }
}

/** Returns an object and its prototypes, except the one that all objects share. */
function withPrototypes(object: object): object[] {
  const found: object[] = [];
  let holder: object | null = object;
  while (holder !== null && holder !== Object.prototype) {
    found.push(holder);
    holder = Reflect.getPrototypeOf(holder);
  }
  return found;
}
