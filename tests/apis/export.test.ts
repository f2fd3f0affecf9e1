import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createRestHandler } from '../../functions/rest/handler.ts';
import {
  acceptAccessTokens,
  createTokenVerifier,
} from '../../functions/identity/token-verifier.ts';
import { answerOf, httpEvent } from '../support/apis.ts';
import { collect } from '../support/collect.ts';
import { useApis } from '../support/use-apis.ts';

const setup = useApis();

const EXPORT = { path: '/api/users/export' };

/** Creates a learner with submissions of sixty kilobytes each. */
async function newLearner(submissions: number) {
  const id = randomUUID();
  const headers = { authorization: `Bearer ${await setup.apis.authority.token({ sub: id })}` };
  await setup.apis.rest(httpEvent({ path: '/api/auth/profile', headers }));
  await setup.world.database.execute(sql`
    insert into app.submissions (learner_id, challenge_id, idempotency_key, language, code, status, submitted_at)
    select ${id}, 'first', number::text, 'PYTHON', number || repeat(' ', 60000), 'FAILED',
      timestamptz '2026-01-01' + make_interval(mins => number)
    from generate_series(1, ${submissions}::int) as number`);
  return headers;
}

/** The REST API of a host that can send a body while it is written. */
function streamingApi() {
  const { services } = setup.world;
  const authenticate = acceptAccessTokens(
    services.accessTokens.authenticate,
    createTokenVerifier({ ...setup.apis.authority, legacySecret: null }),
  );
  return createRestHandler({ services, authenticate, log: () => undefined, canStream: true });
}

async function graphqlExport(headers: Record<string, string>) {
  const body = { query: '{ viewer { dataExport } }' };
  const event = httpEvent({ method: 'POST', path: '/graphql', headers, body });
  return answerOf(await setup.apis.graphql(event)).body;
}

interface Export {
  exportedAt: string;
  submissions: { code: string }[];
}

test('an export is sent while it is read, and has every row in order', async () => {
  const headers = await newLearner(45);
  const {
    stream,
    statusCode,
    headers: sent,
  } = await streamingApi()(httpEvent({ ...EXPORT, headers }));
  expect({ statusCode, sent }).toMatchObject({
    statusCode: 200,
    sent: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
  const chunks = await collect(stream ?? new ReadableStream<Uint8Array>());
  const text = Buffer.concat(chunks).toString();
  expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(text.length / 2);
  const streamed = JSON.parse(text) as Export;
  expect(streamed.submissions.map(({ code }) => Number(code))).toEqual(
    Array.from({ length: 45 }, (_, index) => index + 1),
  );
  const whole = answerOf(await setup.apis.rest(httpEvent({ ...EXPORT, headers }))).body as Export;
  expect({ ...whole, exportedAt: '' }).toEqual({ ...streamed, exportedAt: '' });
  expect(await graphqlExport(headers)).toEqual({
    data: { viewer: { dataExport: { ...streamed, exportedAt: expect.any(String) as string } } },
  });
});

test('an export that is too long for GraphQL can still be downloaded', async () => {
  const headers = await newLearner(140);
  expect(await graphqlExport(headers)).toMatchObject({
    errors: [
      {
        message:
          'Your data has more than 8000000 characters. Download it on the account page, or with GET /api/users/export.',
        extensions: { code: 'TOO_LARGE' },
      },
    ],
  });
  const { stream } = await streamingApi()(httpEvent({ ...EXPORT, headers }));
  const text = await new Response(stream).text();
  expect((JSON.parse(text) as Export).submissions).toHaveLength(140);
});

test('exports are limited to a few an hour, at both APIs together', async () => {
  const headers = await newLearner(1);
  for (let number = 1; number <= 3; number += 1) {
    expect(await setup.apis.rest(httpEvent({ ...EXPORT, headers }))).toMatchObject({
      statusCode: 200,
    });
    expect(await graphqlExport(headers)).not.toHaveProperty('errors');
  }
  const refused = await setup.apis.rest(httpEvent({ ...EXPORT, headers }));
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers?.['retry-after'])).toBeGreaterThan(500);
  expect(answerOf(refused).body).toEqual({
    error: 'You exported data too often. Wait 10 minutes and try again.',
    code: 'RATE_LIMITED',
  });
  expect(await graphqlExport(headers)).toMatchObject({
    errors: [{ extensions: { code: 'RATE_LIMITED' } }],
  });
});
