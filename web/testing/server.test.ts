import { http, HttpResponse } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { serveGraphql } from './serve-graphql.ts';
import { server } from './server.ts';

/** Removes and returns the console errors, which would otherwise fail the test. */
function takeConsoleErrors(): string {
  // eslint-disable-next-line no-console -- fail-on-console-error.ts watches it
  const watched = vi.mocked(console.error);
  const consoleErrors = watched.mock.calls.join();
  watched.mockClear();
  return consoleErrors;
}

test.each(['/api/unknown', '/assets/unknown.js'])(
  'a request for %s that no handler answers fails with a console error',
  async (address) => {
    const response = await fetch(address);
    expect(response.ok).toBe(false);
    expect(takeConsoleErrors()).toContain(`GET ${address}`);
  },
);

test('a test can override the shared handlers', async () => {
  server.use(http.get('/config.json', () => HttpResponse.json('mine')));
  expect(await (await fetch('/config.json')).json()).toBe('mine');
});

test('the next test gets the shared handlers again', async () => {
  expect(await (await fetch('/config.json')).json()).toMatchObject({ apiUrl: '/' });
});

test('an operation that does not match the schema is rejected', async () => {
  serveGraphql({ viewer: null });
  const body = JSON.stringify({ operationName: 'Old', query: 'query Old { viewer { shoeSize } }' });
  const response = await fetch('/graphql', { method: 'POST', body });
  expect(await response.json()).toMatchObject({
    errors: [{ message: expect.stringContaining('shoeSize') as string }],
  });
});
