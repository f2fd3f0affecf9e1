import type { RouteConfig } from '@hono/zod-openapi';
import { type ErrorCode, FAILURE_STATUS } from '../../domain/app-error.ts';
import { errorAnswer } from './schemas.ts';

/** The response headers, as shared components of the OpenAPI document. */
export const HEADER_COMPONENTS = {
  RequestId: {
    description:
      'The id of the request, which the log also contains. Quote it when you report an error.',
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'The seconds to wait before trying again, if known.',
    schema: { type: 'integer', minimum: 1 },
  },
  WWWAuthenticate: {
    description:
      'The scheme to authenticate with. Contains `error="invalid_token"` if the request had a token that is not valid, and `error="insufficient_user_authentication"` if its sign-in is too old for the operation.',
    schema: { type: 'string' },
  },
  ETag: {
    description: 'Changes whenever the response does. Send it back as `If-None-Match`.',
    schema: { type: 'string' },
  },
  CacheControl: {
    description:
      'Without a token, the response is the same for everybody, and any cache may keep it for a minute: `public, max-age=60`. With a token, only the client itself may keep it, and has to ask again: `private, no-cache`.',
    schema: { type: 'string' },
  },
} as const;

const described = (component: keyof typeof HEADER_COMPONENTS) => ({
  $ref: `#/components/headers/${component}`,
});

/** On every response. */
export const REQUEST_ID = { 'X-Request-Id': described('RequestId') };

const RETRY_AFTER = { 'Retry-After': described('RetryAfter') };

const CHALLENGE = { 'WWW-Authenticate': described('WWWAuthenticate') };

/** On responses that clients may keep. */
export const CACHING = { ETag: described('ETag'), 'Cache-Control': described('CacheControl') };

type Responses = RouteConfig['responses'];

/** An example message for each error code. */
const SENTENCES: Readonly<Record<ErrorCode, string>> = {
  INVALID_INPUT: 'The field "challenge_id" is not valid: it has the wrong type.',
  REAUTHENTICATION_REQUIRED: 'Sign in again: this requires a sign-in within the last ten minutes.',
  UNAUTHENTICATED: 'Sign in first: this requires an account.',
  FORBIDDEN:
    'This access token can only read. Create one with the scope "write" on your account page.',
  LOCKED: 'Challenge "port-scanner" needs 200 XP; you have 150.',
  NOT_FOUND: 'There is no challenge "nowhere".',
  CONFLICT: 'This submission is still running. Try again in a moment.',
  TOO_LARGE: 'The code has 70000 bytes. The limit is 65536 bytes.',
  UNSUPPORTED_TYPE: 'Send the body as JSON, uncompressed, with content-type application/json.',
  RATE_LIMITED: 'You ran code too often. Wait 2 seconds and try again.',
  EXECUTION_UNAVAILABLE:
    'The execution service did not respond. Nothing was counted; try again in a moment.',
  UNAVAILABLE: 'The sign-in service did not respond. Try again in a moment.',
};

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request is not valid.',
  401: 'The token is missing, not valid, expired or revoked, or its sign-in is too old for this operation.',
  403: 'The learner has not unlocked it yet, or the access token does not allow it.',
  404: 'It does not exist, or the account has no profile yet.',
  409: 'The request conflicts with the current state.',
  413: 'The request is too large.',
  415: 'The content type is not JSON.',
  429: 'There were too many requests.',
  503: 'A part of the service is unavailable. Nothing was counted.',
};

const WAITING: ReadonlySet<number> = new Set([429, 503]);
const INTERNAL_ERROR = {
  error: 'Something went wrong on our side. Quote 3f0c… when you report it.',
  code: 'INTERNAL_SERVER_ERROR',
};

function refusal(status: number, codes: readonly ErrorCode[]): Responses[string] {
  const examples = codes.map(
    (code) => [code, { value: { error: SENTENCES[code], code } }] as const,
  );
  return {
    description: MEANINGS[status] ?? 'The request was refused.',
    content: {
      'application/json': { schema: errorAnswer, examples: Object.fromEntries(examples) },
    },
    headers: {
      ...REQUEST_ID,
      ...(WAITING.has(status) && RETRY_AFTER),
      ...(status === 401 && CHALLENGE),
    },
  };
}

/** Returns the OpenAPI descriptions of an operation's error responses. @param codes may contain duplicates */
export function describeRefusals(codes: readonly ErrorCode[]): Responses {
  const byStatus = Map.groupBy(new Set(codes), (code) => FAILURE_STATUS[code]);
  const refusals = [...byStatus].map(([status, same]) => [status, refusal(status, same)] as const);
  return {
    ...Object.fromEntries(refusals),
    500: {
      description: 'An unexpected error. The log contains its id.',
      headers: REQUEST_ID,
      content: { 'application/json': { schema: errorAnswer, example: INTERNAL_ERROR } },
    },
  };
}
