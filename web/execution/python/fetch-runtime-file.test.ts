import { createHash, webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchRuntimeFile } from './fetch-runtime-file.ts';

const CONTENT = 'what was built';
const FILE = {
  bytes: CONTENT.length,
  sha256: createHash('sha256').update(CONTENT).digest('hex'),
};
const ADDRESS = '/runtime/python/python.wasm?v=1';

beforeEach(() => {
  vi.stubGlobal('crossOriginIsolated', false);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('crypto', webcrypto);
});
afterEach(() => void vi.unstubAllGlobals());

/** A server that gives one answer after the other. Returns how each was asked for. */
function serverGiving(...answers: (() => Response)[]) {
  const fetch = vi.fn(async (_address: string, _init: { cache: string }) => {
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls.map(([, { cache }]) => cache);
}

async function fetchFile() {
  let received = 0;
  const onBytes = (count: number): void => {
    received += count;
  };
  const bytes = await fetchRuntimeFile({ address: ADDRESS, file: FILE, onBytes });
  return { text: new TextDecoder().decode(bytes), received };
}

/** A body that breaks off in the middle. */
const broken = (): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(CONTENT.slice(0, 4)));
        controller.error(new TypeError('network error'));
      },
    }),
  );

test('a file is read and counted', async () => {
  const caches = serverGiving(() => new Response(CONTENT));
  expect(await fetchFile()).toEqual({ text: CONTENT, received: FILE.bytes });
  expect(caches()).toEqual(['default']);
});

test.each([
  ['of the right size with other bytes', () => new Response(CONTENT.toUpperCase())],
  ['that is too short', () => new Response(CONTENT.slice(1))],
  ['that is too long', () => new Response(`${CONTENT}!`)],
  ['that breaks off', broken],
])('a file %s is fetched again past the cache, and counts once', async (_, damaged) => {
  const caches = serverGiving(damaged, () => new Response(CONTENT));
  expect(await fetchFile()).toEqual({ text: CONTENT, received: FILE.bytes });
  expect(caches()).toEqual(['default', 'reload']);
});

test('a file that is damaged twice is refused in a sentence', async () => {
  const damaged = () => new Response(CONTENT.toUpperCase());
  serverGiving(damaged, damaged);
  await expect(fetchFile()).rejects.toThrow(`${ADDRESS} arrived damaged or not whole.`);
});

test('a server that cannot be reached, and one that refuses, are told apart', async () => {
  serverGiving(() => new Response('busy', { status: 503 }));
  await expect(fetchFile()).rejects.toThrow(`The server answered 503 to ${ADDRESS}.`);
  await expect(fetchFile()).rejects.toThrow('The server cannot be reached');
});
