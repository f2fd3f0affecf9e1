import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { HttpAnswer } from '../../../functions/http/api-handler.ts';
import { clientAddress } from '../../http/client-address.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const TEXT =
  /^(text\/|application\/(json|graphql|xml|javascript|x-www-form-urlencoded)\b|[^;]+\+(json|xml)\b)/i;

/** Headers that belong to the connection and aren't passed to the function. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

/** Statuses of responses without a body. */
const BODILESS = new Set([204, 304]);

/** Event data that isn't part of the request. */
export interface EventDetails {
  requestId: string;
  /** The header in which a proxy in front of the server passes the client's address; undefined without a proxy. */
  addressHeader?: string | undefined;
}

/**
 * Translates an HTTP request into the event that API Gateway's HTTP API sends to a function.
 *
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html payload
 * format 2.0
 * @throws {URIError} if the path or query string is not properly percent-encoded
 */
export function toGatewayEvent(
  request: IncomingMessage,
  body: Buffer,
  { requestId, addressHeader }: EventDetails,
): APIGatewayProxyEventV2 {
  const [path = '/', ...queryParts] = (request.url ?? '/').split('?');
  const rawQueryString = queryParts.join('?');
  const rawPath = decodeURI(path);
  const query = readQuery(rawQueryString);
  const { cookie: cookies, ...rest } = request.headersDistinct;
  const headers = Object.fromEntries(
    Object.entries(rest).map(([name, values]) => [name, (values ?? []).join(',')]),
  );
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString,
    ...(cookies && { cookies: cookies.flatMap((line) => line.split(/; */)) }),
    headers,
    ...(query && { queryStringParameters: query }),
    requestContext: {
      ...describeRequest(request, rawPath, {
        userAgent: headers['user-agent'] ?? '',
        sourceIp: clientAddress(request, addressHeader) ?? '127.0.0.1',
      }),
      requestId,
    },
    ...encodeBody(body, headers),
  };
}

/** Joins values of the same name with commas, as the gateway does. */
function readQuery(rawQueryString: string): Record<string, string> | undefined {
  if (rawQueryString === '') return undefined;
  const values = new Map<string, string[]>();
  for (const pair of rawQueryString.split('&').filter((part) => part !== '')) {
    const [name = '', value = ''] = pair.split(/=(.*)/s).map(decodeQueryPart);
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.join(',')]));
}

function decodeQueryPart(part: string): string {
  return decodeURIComponent(part.replaceAll('+', ' '));
}

function describeRequest(
  request: IncomingMessage,
  path: string,
  client: { userAgent: string; sourceIp: string },
): Omit<APIGatewayProxyEventV2['requestContext'], 'requestId'> {
  const now = new Date();
  return {
    accountId: 'anonymous',
    apiId: 'local',
    domainName: request.headers.host ?? 'localhost',
    domainPrefix: 'local',
    http: {
      method: request.method ?? 'GET',
      path,
      protocol: `HTTP/${request.httpVersion}`,
      ...client,
    },
    routeKey: '$default',
    stage: '$default',
    time: toLogTime(now),
    timeEpoch: now.getTime(),
  };
}

/** The common log format, which the gateway uses: `31/Jan/2026:12:00:00 +0000`. */
function toLogTime(instant: Date): string {
  const [date = '', time = ''] = instant.toISOString().split('T');
  const [year, month, day] = date.split('-');
  return `${day}/${MONTHS[Number(month) - 1]}/${year}:${time.slice(0, 8)} +0000`;
}

/** Returns a body as an event has it. Text that isn't UTF-8 keeps its bytes, so that the function can refuse it. */
export function encodeBody(
  body: Buffer,
  headers: Record<string, string>,
): Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'> {
  if (body.length === 0) return { isBase64Encoded: false };
  const isNamedText = TEXT.test(headers['content-type'] ?? '') && !('content-encoding' in headers);
  const isText = isNamedText && isUtf8(body);
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
}

/** Translates a function's result into the response that API Gateway's HTTP API sends. */
export function toResponse({
  statusCode: status = 200,
  headers = {},
  cookies = [],
  stream,
  ...content
}: HttpAnswer): Response {
  const sent = new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
  for (const [name, value] of Object.entries(headers)) {
    if (!CONNECTION_HEADERS.has(name.toLowerCase())) sent.set(name, String(value));
  }
  const body = BODILESS.has(status) ? null : (stream ?? decodeBody(content));
  return new Response(body, { status, headers: sent });
}

function decodeBody({ body = '', isBase64Encoded }: APIGatewayProxyStructuredResultV2): Buffer {
  return Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8');
}
