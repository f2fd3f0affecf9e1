import { readFile } from 'node:fs/promises';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { HttpHandler } from '../../functions/http/api-handler.ts';
import { createGraphqlHandler } from '../../functions/graphql/handler.ts';
import {
  acceptAccessTokens,
  createTokenVerifier,
} from '../../functions/identity/token-verifier.ts';
import type { LogEntry } from '../../functions/http/log.ts';
import { createRestHandler } from '../../functions/rest/handler.ts';
import type { Services } from '../../functions/services/services.ts';
import { startTokenAuthority, type TokenAuthority } from './token-authority.ts';

/** Both APIs of the product as Lambda handlers, and the authority whose tokens they accept. */
export interface Apis {
  graphql: HttpHandler;
  rest: HttpHandler;
  authority: TokenAuthority;
  /** Everything that was logged. */
  logged: LogEntry[];
}

export async function openApis(services: Services): Promise<Apis> {
  const authority = await startTokenAuthority();
  const logged: LogEntry[] = [];
  const authenticateSession = createTokenVerifier({ ...authority, legacySecret: null });
  const authenticate = acceptAccessTokens(services.accessTokens.authenticate, authenticateSession);
  const api = { services, authenticate, log: (entry: LogEntry) => void logged.push(entry) };
  const typeDefs = await readFile('schema.graphql', 'utf8');
  return {
    graphql: createGraphqlHandler(typeDefs, api),
    rest: createRestHandler(api),
    authority,
    logged,
  };
}

/** The parts of a request that a test sets; the rest is filled in like an HTTP API does. */
export interface TestRequest {
  method?: string;
  path: string;
  query?: string;
  headers?: Record<string, string>;
  /** Text is sent unchanged, anything else as JSON. */
  body?: unknown;
}

export function httpEvent(request: TestRequest): APIGatewayProxyEventV2 {
  const { method = 'GET', path, query = '', headers = {}, body } = request;
  const isText = typeof body === 'string' || body === undefined;
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: query,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    requestContext: {
      accountId: 'test',
      apiId: 'test',
      domainName: 'localhost',
      domainPrefix: 'test',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
      requestId: 'test',
      routeKey: '$default',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    isBase64Encoded: false,
  };
}

/** Returns the status and the parsed body of a response. */
export function answerOf(result: APIGatewayProxyStructuredResultV2): {
  status: number;
  body: unknown;
} {
  return { status: result.statusCode ?? 0, body: JSON.parse(result.body ?? 'null') as unknown };
}
