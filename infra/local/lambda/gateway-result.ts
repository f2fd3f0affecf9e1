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

/** Answers a request with what a function returned. */
export function writeGatewayResult(
  response: ServerResponse,
  result: APIGatewayProxyStructuredResultV2,
): void {
  for (const [name, value] of Object.entries(result.headers ?? {})) {
    if (!HOP_HEADERS.has(name.toLowerCase())) response.setHeader(name, String(value));
  }
  if (result.cookies && result.cookies.length > 0) response.setHeader('set-cookie', result.cookies);
  const body = Buffer.from(result.body ?? '', result.isBase64Encoded === true ? 'base64' : 'utf8');
  response.statusCode = result.statusCode ?? 200;
  if (response.statusCode !== 204) response.setHeader('content-length', body.length);
  response.end(body);
}
