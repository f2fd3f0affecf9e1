import { createHash, webcrypto } from 'node:crypto';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { server } from '../../testing/server.ts';
import { createGapFiller, type LateLibrary } from './late-library.ts';
import { loadRuntime } from './load-runtime.ts';

beforeEach(() => {
  vi.stubGlobal('crossOriginIsolated', false);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('crypto', webcrypto);
});
afterEach(() => void vi.unstubAllGlobals());

/** The smallest WebAssembly module: its magic number and its version. */
const EMPTY_MODULE = '\0asm\u0001\0\0\0';
const RUNTIME = new Map([
  ['sealed-python.js', 'export const sealedBundle = null;'],
  ['python.wasm', EMPTY_MODULE],
  ['library-first.bin', 'the library'],
  ['library-rest.bin', 'the rest'],
  ['snapshot.bin', 'the snapshot'],
]);

/** Serves a small runtime. Each look at the clock takes the given time. @returns the requested names, in order */
function serveRuntime(msPerLook: number): string[] {
  const requested: string[] = [];
  const files = Object.fromEntries(
    [...RUNTIME].map(([name, text]) => {
      const sha256 = createHash('sha256').update(text).digest('hex');
      return [name, { bytes: text.length, sha256 }];
    }),
  );
  server.use(
    http.get('/runtime/python/:name', ({ params }) => {
      const name = String(params['name']);
      requested.push(name);
      return name === 'manifest.json'
        ? HttpResponse.json({ files })
        : new Response(RUNTIME.get(name) ?? null);
    }),
  );
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += msPerLook));
  onTestFinished(() => clock.mockRestore());
  return requested;
}

const NEEDED = ['library-first.bin', 'manifest.json', 'python.wasm', 'sealed-python.js'];
const textOf = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);
const ignore = () => undefined;
const REPORTS = { onProgress: ignore, onBundle: ignore };
/** A first part without files. */
const EMPTY = new Uint8Array(4);

test('on a fast connection, the snapshot is part of what Python starts from', async () => {
  vi.stubGlobal('crossOriginIsolated', true);
  const requested = serveRuntime(0);
  const { assets, complete } = await loadRuntime(REPORTS);
  expect(textOf(assets.snapshot)).toBe('the snapshot');
  expect(textOf(await complete())).toBe('the snapshot');
  expect(requested.toSorted()).toEqual([...NEEDED, 'library-rest.bin', 'snapshot.bin'].toSorted());
});

test('on a slow connection, the snapshot follows what Python needs to start', async () => {
  vi.stubGlobal('crossOriginIsolated', true);
  const requested = serveRuntime(10_000);
  const { assets, complete } = await loadRuntime(REPORTS);
  expect(assets.snapshot).toBeNull();
  expect(requested.toSorted()).toEqual(NEEDED);
  expect(textOf(await complete())).toBe('the snapshot');
  expect(requested.slice(NEEDED.length)).toEqual(['library-rest.bin', 'snapshot.bin']);
});

test('a snapshot on this device is part of what Python starts from, however slow the connection is', async () => {
  vi.stubGlobal('crossOriginIsolated', true);
  const requested = serveRuntime(10_000);
  const match = (address: string) =>
    Promise.resolve(address.includes('snapshot') ? new Response('the snapshot') : undefined);
  vi.stubGlobal('caches', { match });
  const { assets } = await loadRuntime(REPORTS);
  expect(textOf(assets.snapshot)).toBe('the snapshot');
  expect(requested.toSorted()).toEqual(NEEDED);
});

test('learners who save data do without the snapshot', async () => {
  vi.stubGlobal('crossOriginIsolated', true);
  const requested = serveRuntime(0);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { assets, complete } = await loadRuntime(REPORTS);
  expect([assets.snapshot, await complete()]).toEqual([null, null]);
  expect(requested.slice(NEEDED.length)).toEqual(['library-rest.bin']);
});

test('Python starts without a snapshot that could not be fetched', async () => {
  vi.stubGlobal('crossOriginIsolated', true);
  serveRuntime(0);
  server.use(http.get('/runtime/python/snapshot.bin', () => HttpResponse.error()));
  const { assets } = await loadRuntime(REPORTS);
  expect(assets.snapshot).toBeNull();
});

/** What an interpreter gets of the library when it boots, and what its program finds later. */
function readLibrary(library: LateLibrary) {
  const waited: string[] = [];
  const filler = createGapFiller({
    onWait: () => waited.push('waits'),
    onResume: () => waited.push('goes on'),
  });
  const { gap } = filler.copy({ ...library, first: EMPTY });
  const target = new Uint8Array(library.rest.length);
  const isFilled = gap === undefined ? null : filler.fill(target);
  return { hasGap: gap !== undefined, isFilled, text: textOf(target), waited };
}

test('the rest of the library follows, and reaches interpreters that have booted', async () => {
  vi.stubGlobal('crossOriginIsolated', true);
  serveRuntime(0);
  const { assets, complete } = await loadRuntime(REPORTS);
  const filler = createGapFiller({ onWait: ignore, onResume: ignore });
  expect(filler.copy({ ...assets.library, first: EMPTY }).gap).toBeDefined();
  await complete();
  const target = new Uint8Array(assets.library.rest.length);
  expect([filler.fill(target), textOf(target)]).toEqual([true, 'the rest']);
  expect(readLibrary(assets.library)).toMatchObject({ hasGap: false, waited: [] });
});

test('a program that needs a rest that could not be fetched fails at once, until it is there', async () => {
  vi.stubGlobal('crossOriginIsolated', true);
  serveRuntime(0);
  let isDown = true;
  server.use(
    http.get('/runtime/python/library-rest.bin', () =>
      isDown ? HttpResponse.error() : new Response('the rest'),
    ),
  );
  const { assets, complete } = await loadRuntime(REPORTS);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const completed = complete();
  await expect.poll(() => Atomics.load(assets.library.state ?? new Int32Array(1), 0)).toBe(2);
  expect(readLibrary(assets.library)).toMatchObject({ hasGap: true, isFilled: false, waited: [] });
  isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  await completed;
  expect(readLibrary(assets.library)).toMatchObject({ hasGap: false });
});

test('where workers cannot wait, Python starts with the whole library', async () => {
  const requested = serveRuntime(10_000);
  const { assets } = await loadRuntime(REPORTS);
  expect(requested.toSorted()).toEqual([...NEEDED, 'library-rest.bin'].toSorted());
  expect(readLibrary(assets.library)).toMatchObject({ hasGap: false });
});
