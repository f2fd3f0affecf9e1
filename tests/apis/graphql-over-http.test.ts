import type { Server } from 'node:http';
import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServer, listen } from '../../infra/http/listen.ts';
import { createApp } from '../../infra/server/http/app.ts';
import { createHttpServer } from '../../infra/server/http/http-server.ts';
import { lambdaHandler } from '../../infra/server/lambda/lambda-handler.ts';
import { useApis } from '../support/use-apis.ts';

const TIMEOUT_MS = 29_000;

const opened = useApis();

let server: Server;
let url: string;
beforeAll(async () => {
  const log = () => undefined;
  const app = createApp({ siteUrl: 'http://localhost', authOrigin: null, log });
  const { graphql: handler } = opened.apis;
  app.all('/graphql', lambdaHandler({ name: 'graphql', handler, timeoutMs: TIMEOUT_MS, log }));
  server = createHttpServer((request, env) => app.fetch(request, env));
  url = `http://127.0.0.1:${await listen(server, 0)}/graphql`;
});
afterAll(() => closeServer(server, 0));

const STATUS =
  'A request that cannot be executed is answered 400 for every media type, so that proxies, logs and alarms count it as a client error.';
const GET = 'GET is refused: a link must not read a learner’s data, and caches must not store it.';

/** Why this API does not follow a recommendation or an option, by the id of graphql-http’s audit. */
const REASONS: Readonly<Record<string, { status: 'notice' | 'warn'; reason: string }>> = {
  '572B': { status: 'warn', reason: STATUS },
  FDE2: { status: 'warn', reason: STATUS },
  '7B9B': { status: 'warn', reason: STATUS },
  '5A70': { status: 'notice', reason: GET },
  '6A70': { status: 'notice', reason: GET },
  D6D5: { status: 'notice', reason: GET },
};

test('the API passes the audits of graphql-http, with the exceptions that have a reason', async () => {
  const results = await auditServer({ url });
  expect(results.length).toBeGreaterThan(50);
  const failed = results.filter(({ status }) => status !== 'ok');
  const statuses = failed.map(({ id, status }) => [id, { status }]);
  expect(Object.fromEntries(statuses)).toEqual(
    Object.fromEntries(Object.entries(REASONS).map(([id, { status }]) => [id, { status }])),
  );
});

test('a subscription over HTTP is a client error', async () => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query: 'subscription { viewer { id } }' }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    errors: [
      {
        message: 'This API has no subscriptions. Send a query or a mutation.',
        extensions: { code: 'INVALID_INPUT' },
      },
    ],
  });
});
