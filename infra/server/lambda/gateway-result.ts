import type { ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** What belongs to the connection, which is not the function's. */
const HOP_HEADERS = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

/** Answers that have no content, of which a length would say something else. */
const BODILESS = new Set([204, 304]);

/** Answers a request with what a function returned. */
export function writeGatewayResult(
  response: ServerResponse,
  { statusCode = 200, headers = {}, cookies = [], ...content }: APIGatewayProxyStructuredResultV2,
): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!HOP_HEADERS.has(name.toLowerCase())) response.setHeader(name, String(value));
  }
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  const body = readContent(content);
  if (!BODILESS.has(statusCode)) response.setHeader('content-length', body.length);
  response.writeHead(statusCode).end(body);
}

function readContent({
  body = '',
  isBase64Encoded = false,
}: Pick<APIGatewayProxyStructuredResultV2, 'body' | 'isBase64Encoded'>): Buffer {
  return Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
}
