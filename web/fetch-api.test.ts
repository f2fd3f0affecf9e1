import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, test } from 'vitest';
import { fetchApi } from './fetch-api.ts';
import { createGraphqlClient } from './graphql/client.ts';
import { UsernameAvailabilityDocument } from './graphql/__generated__/operations.ts';
import { paths } from './paths.ts';
import { isUsernameFree } from './session/username-look-up.ts';
import { useDestinationTitle } from './shell/destination-title.ts';
import { server } from './testing/server.ts';

const TRACE_PARENT = /^00-[\da-f]{32}-[\da-f]{16}-01$/;

/** Answers every request to an API, and keeps its headers. */
function listen(): Headers[] {
  const received: Headers[] = [];
  const answer = ({ request }: { request: Request }) => {
    received.push(request.headers);
    return HttpResponse.json({ title: 'Scan a range', data: { isUsernameAvailable: true } });
  };
  server.use(http.all('/api/*', answer), http.post('/graphql', answer));
  return received;
}

const tracesOf = (received: readonly Headers[]) =>
  received.map((headers) => headers.get('traceparent') ?? '');

test('every request has a trace of its own, and keeps its headers', async () => {
  const received = listen();
  await fetchApi('/api/lessons', { headers: { authorization: 'Bearer token' } });
  await fetchApi('/api/lessons');
  expect(received[0]?.get('authorization')).toBe('Bearer token');
  const [first = '', second = ''] = tracesOf(received);
  expect(first).toMatch(TRACE_PARENT);
  expect(second).toMatch(TRACE_PARENT);
  expect(second.split('-')[1]).not.toBe(first.split('-')[1]);
});

test.each<[string, () => Promise<unknown>]>([
  ['looks up a username', () => isUsernameFree('ada', new AbortController().signal)],
  [
    'reads the title of the page that a visitor wanted',
    async () => {
      const { result } = renderHook(() => useDestinationTitle(paths.challenge('scanner')));
      await waitFor(() => expect(result.current).toBe('Scan a range'));
    },
  ],
  [
    'queries GraphQL',
    async () => {
      const client = createGraphqlClient({
        accessToken: () => Promise.resolve(null),
        checkSession: () => Promise.resolve('alive'),
      });
      const variables = { username: 'ada' };
      await client.query({ query: UsernameAvailabilityDocument, variables });
    },
  ],
])('a client that %s begins a trace', async (_, call) => {
  const received = listen();
  await call();
  expect(received).not.toEqual([]);
  for (const trace of tracesOf(received)) expect(trace).toMatch(TRACE_PARENT);
});
