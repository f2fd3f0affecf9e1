import { randomUUID } from 'node:crypto';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2 as Answer,
} from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpHandler } from '../../functions/http/api-handler.ts';
import { type Apis, openApis } from '../support/apis.ts';
import { stubbedExecution } from '../support/stubbed-execution.ts';
import { createWorld, type World } from '../support/world.ts';
import { createChance } from './hostile-values.ts';
import {
  malformedGraphqlRequest,
  malformedRestRequest,
  mistakenGraphqlRequests,
} from './malformed-requests.ts';

/** The number of requests per API. */
const REQUESTS = 3_500;
/** The number of concurrent requests. */
const AT_ONCE = 20;
const SEED = 20_260_131;

let world: World;
let apis: Apis;
let authorization: string;
beforeAll(async () => {
  world = await createWorld();
  const unlimited = { take: () => Promise.resolve(0) };
  apis = await openApis(world.with({ execution: stubbedExecution, rateLimits: unlimited }));
  authorization = `Bearer ${await apis.authority.token({ sub: randomUUID() })}`;
});
afterAll(async () => {
  await apis.authority.close();
  await world.close();
});

/** Returns what is wrong with a response; null if nothing is. */
function faultIn({ statusCode = 0, headers = {}, body = '' }: Answer): string | null {
  if (statusCode < 200 || statusCode >= 500) return `status ${statusCode}: ${body}`;
  if (headers['x-request-id'] !== 'test') return 'no request ID';
  if (body !== '') JSON.parse(body);
  return null;
}

/** Sends requests to an API. Returns short descriptions of the wrong responses. */
async function send(api: HttpHandler, events: APIGatewayProxyEventV2[]) {
  const statuses = new Set<number>();
  const faults: unknown[] = [];
  const sendOne = async (event: APIGatewayProxyEventV2): Promise<void> => {
    const { rawPath, rawQueryString, body, requestContext } = event;
    const note = (fault: string) => {
      const request = [requestContext.http.method, rawPath, rawQueryString, body];
      faults.push([fault, ...request].map((part) => part?.slice(0, 300)));
    };
    try {
      const answer = await api(event);
      statuses.add(answer.statusCode ?? 0);
      const fault = faultIn(answer);
      if (fault !== null) note(fault);
    } catch (error) {
      note(String(error));
    }
  };
  for (let first = 0; first < events.length; first += AT_ONCE) {
    await Promise.all(events.slice(first, first + AT_ONCE).map(sendOne));
  }
  return { faults, statuses: [...statuses].toSorted(), logged: apis.logged.splice(0) };
}

test('a malformed request to the GraphQL API never causes a server error', async () => {
  const chance = createChance(SEED);
  const mistaken = mistakenGraphqlRequests(authorization);
  const malformed = Array.from({ length: REQUESTS - mistaken.length }, () =>
    malformedGraphqlRequest(chance, authorization),
  );
  expect(await send(apis.graphql, [...mistaken, ...malformed])).toEqual({
    faults: [],
    statuses: [200, 400, 401, 405, 413, 415],
    logged: [],
  });
});

test('a malformed request to the REST API never causes a server error', async () => {
  const chance = createChance(SEED);
  const malformed = Array.from({ length: REQUESTS }, () =>
    malformedRestRequest(chance, authorization),
  );
  expect(await send(apis.rest, malformed)).toEqual({
    faults: [],
    statuses: expect.arrayContaining([200, 400, 401, 404, 405, 413, 415]) as unknown,
    logged: [],
  });
});
