import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { trustedDocuments } from '../../../functions/graphql/__generated__/trusted-documents.ts';
import type { HttpHandler } from '../../../functions/http/api-handler.ts';
import { httpEvent } from '../../../tests/support/apis.ts';
import { type ReportMeasurement, summarize } from '../measurement.ts';

/** A handler in this process: the cost of HTTP would be the same for all. */
export interface Responder {
  name: string;
  /** Makes one call. @throws {Error} if its response isn't the expected one */
  call: () => Promise<unknown>;
}

/** The body of a GraphQL request. */
export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown>;
  extensions?: object;
}

/** Returns the event of a GraphQL request. @param token null for a visitor */
export function graphqlEvent(
  { variables = {}, ...request }: GraphqlRequest,
  token: string | null,
): APIGatewayProxyEventV2 {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const body = { ...request, variables };
  return httpEvent({ method: 'POST', path: '/graphql', headers, body });
}

/** Returns an operation of the web client, by text and by hash. @param name such as `query Dashboard` */
export function webOperation(name: string): GraphqlRequest {
  const found = [...trustedDocuments].find(([, text]) => new RegExp(`^${name}\\b`).test(text));
  if (!found) throw new Error(`The web client has no ${name}.`);
  const [sha256Hash, query] = found;
  return { query, extensions: { persistedQuery: { version: 1, sha256Hash } } };
}

/**
 * Sends an event to a handler.
 *
 * @returns the body of the response
 * @throws {Error} with the response if it is a refusal or has errors
 */
export async function ask(handler: HttpHandler, event: APIGatewayProxyEventV2): Promise<string> {
  const { statusCode, body = '' } = await handler(event);
  if (statusCode === 200 && !body.startsWith('{"errors"')) return body;
  throw new Error(`${event.rawPath} answered ${statusCode ?? 'nothing'}: ${body}`);
}

/** How to measure calls. */
export interface Calls {
  name: string;
  /** The number of rounds; every handler has one turn in each. */
  rounds: number;
  /** Sequential calls per turn; the same number of concurrent calls follows. */
  perTurn: number;
  /** Calls that don't count: they compile code, fill caches and open connections. */
  warmUp: number;
}

/** The number of concurrent calls when measuring requests per second. */
const AT_ONCE = 8;

async function timeEach({ call }: Responder, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return times;
}

async function countPerSecond({ call }: Responder, count: number): Promise<number> {
  const start = performance.now();
  let left = count;
  const worker = async (): Promise<void> => {
    for (; left > 0; left -= 1) await call();
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, worker));
  return (count / (performance.now() - start)) * 1000;
}

/**
 * Measures calls: the duration of each without other load, and the number of responses per second when calls are
 * concurrent. Handlers take turns, so that other load on the machine affects all of them equally.
 *
 * @param responders the baseline first
 */
export async function measureCalls(
  { name, rounds, perTurn, warmUp }: Calls,
  responders: readonly Responder[],
  report: ReportMeasurement,
): Promise<void> {
  const scores = responders.map((responder) => ({
    responder,
    times: [] as number[],
    rates: [] as number[],
  }));
  for (const { responder } of scores) await timeEach(responder, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    for (const { responder, times, rates } of scores) {
      times.push(...(await timeEach(responder, perTurn)));
      rates.push(await countPerSecond(responder, perTurn));
    }
  }
  for (const { responder, times } of scores)
    report(summarize({ name, of: responder.name, unit: 'ms' }, times));
  for (const { responder, rates } of scores)
    report(summarize({ name, of: responder.name, unit: 'requests/s' }, rates));
}
