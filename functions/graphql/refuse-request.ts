import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError, FAILURE_STATUS } from '../../domain/app-error.ts';
import type { Log } from '../http/log.ts';
import { maskUnexpected } from '../http/unexpected-error.ts';
import { answerType } from './answer-type.ts';

interface Refusal {
  status: number;
  message: string;
  extensions: { code: string; id?: string; retryAfter?: number };
  headers?: Record<string, string>;
}

function send(event: APIGatewayProxyEventV2, refusal: Refusal): APIGatewayProxyStructuredResultV2 {
  const { status, message, extensions, headers } = refusal;
  return {
    statusCode: status,
    headers: { ...headers, 'content-type': `${answerType(event)}; charset=utf-8` },
    body: JSON.stringify({ errors: [{ message, extensions }] }),
  };
}

function refusalOf(error: unknown, log: Log): Refusal {
  if (error instanceof AppError) {
    const { code, message, retryAfterSeconds } = error;
    const refusal = { status: FAILURE_STATUS[code], message, extensions: { code } };
    if (retryAfterSeconds === null) return refusal;
    return {
      ...refusal,
      extensions: { code, retryAfter: retryAfterSeconds },
      headers: { 'retry-after': String(retryAfterSeconds) },
    };
  }
  const { id, message } = maskUnexpected(error, log);
  return { status: 500, message, extensions: { code: 'INTERNAL_SERVER_ERROR', id } };
}

/** Creates the error response to a request that couldn't be executed. */
export function refuseRequest(
  event: APIGatewayProxyEventV2,
  error: unknown,
  log: Log,
): APIGatewayProxyStructuredResultV2 {
  return send(event, refusalOf(error, log));
}

/** Rejects methods other than POST. A GET query could be a link on another site, and caches could store it. */
export function refuseMethod(event: APIGatewayProxyEventV2): APIGatewayProxyStructuredResultV2 {
  const { method } = event.requestContext.http;
  return send(event, {
    status: 405,
    message: `/graphql accepts POST with a JSON body, not ${method}.`,
    extensions: { code: 'METHOD_NOT_ALLOWED' },
    headers: { allow: 'POST' },
  });
}

/** Requests the text of a document with an unknown hash, in the format that Apollo's clients expect. */
export function askForDocument(event: APIGatewayProxyEventV2): APIGatewayProxyStructuredResultV2 {
  return send(event, {
    status: 200,
    message: 'PersistedQueryNotFound',
    extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
  });
}
