import { createHash, webcrypto } from 'node:crypto';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { server } from '../../testing/server.ts';
import { fetchRuntimeFile } from './fetch-runtime-file.ts';

const CONTENT = 'what was built';
const FILE = {
  bytes: CONTENT.length,
  sha256: createHash('sha256').update(CONTENT).digest('hex'),
};
const ADDRESS = '/runtime/python/python.wasm?v=1';

let firstPart = Promise.withResolvers<undefined>();

beforeEach(() => {
  firstPart = Promise.withResolvers();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('crypto', webcrypto);
});
afterEach(() => void vi.unstubAllGlobals());

/** Serves the given responses in order. Returns the cache mode of each request. */
function serveFile(...answers: (() => Response)[]) {
  server.use(
    ...answers.map((answer) => http.get('/runtime/python/python.wasm', answer, { once: true })),
    http.get('/runtime/python/python.wasm', () => HttpResponse.error()),
  );
  const watched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => watched.mockRestore());
  return () => watched.mock.calls.map(([, init]) => init?.cache);
}

async function fetchFile() {
  let received = 0;
  const onBytes = (count: number): void => {
    received += count;
    firstPart.resolve(undefined);
  };
  const bytes = await fetchRuntimeFile({ address: ADDRESS, file: FILE, onBytes });
  return { text: new TextDecoder().decode(bytes), received };
}

/** A body that ends with an error after its first part. */
const broken = () =>
  new HttpResponse(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(CONTENT.slice(0, 4)));
      },
      async pull(controller) {
        await firstPart.promise;
        controller.error(new TypeError('network error'));
      },
    }),
  );

test('a file is read, and its bytes are counted', async () => {
  const caches = serveFile(() => new Response(CONTENT));
  expect(await fetchFile()).toEqual({ text: CONTENT, received: FILE.bytes });
  expect(caches()).toEqual(['default']);
});

test.each([
  ['of the right size with other bytes', () => new Response(CONTENT.toUpperCase())],
  ['that is too short', () => new Response(CONTENT.slice(1))],
  ['that is too long', () => new Response(`${CONTENT}!`)],
  ['that breaks off', broken],
])(
  'a file %s is fetched again, bypassing the cache, and its bytes count once',
  async (_, damaged) => {
    const caches = serveFile(damaged, () => new Response(CONTENT));
    expect(await fetchFile()).toEqual({ text: CONTENT, received: FILE.bytes });
    expect(caches()).toEqual(['default', 'reload']);
  },
);

test('a file that is damaged twice is rejected with one sentence', async () => {
  const damaged = () => new Response(CONTENT.toUpperCase());
  serveFile(damaged, damaged);
  await expect(fetchFile()).rejects.toThrow(`${ADDRESS} arrived damaged or incomplete.`);
});

test('an unreachable server and a failing one give different errors', async () => {
  serveFile(() => new Response('busy', { status: 503 }));
  await expect(fetchFile()).rejects.toThrow(`The server returned status 503 for ${ADDRESS}.`);
  await expect(fetchFile()).rejects.toThrow('The server cannot be reached');
});
