import type { RouteConfig } from '@hono/zod-openapi';
import { type ErrorCode, FAILURE_STATUS } from '../../domain/app-error.ts';
import { REQUEST_ID, RETRY_AFTER } from './response-headers.ts';
import { errorAnswer } from './schemas.ts';

type Responses = RouteConfig['responses'];

/** A sentence of each kind, as the services say it. */
const SENTENCES: Readonly<Record<ErrorCode, string>> = {
  INVALID_INPUT: 'The field "challenge_id" cannot be used: it has the wrong shape.',
  UNAUTHENTICATED: 'Sign in first: this needs an account.',
  FORBIDDEN: 'This access token may only read. Make one that may write on the profile page.',
  LOCKED: 'Challenge "port-scanner" needs 200 XP; you have 150.',
  NOT_FOUND: 'There is no challenge "nowhere".',
  CONFLICT: 'This submission is still running. Repeat the call in a moment.',
  TOO_LARGE: 'The code has 70000 bytes; at most 65536 are run.',
  UNSUPPORTED_TYPE: 'Send the body as JSON, with content-type application/json.',
  RATE_LIMITED: 'Code was run too often. Wait 2 seconds and try again.',
  EXECUTION_UNAVAILABLE:
    'The execution service did not answer. Nothing was counted; try again in a moment.',
  UNAVAILABLE: 'No free username was found. Try again in a moment.',
};

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'What was sent cannot be used.',
  401: 'Nobody is signed in, the session has ended, or the access token does not hold any more.',
  403: 'The learner has not reached it yet, or the access token may not do it.',
  404: 'It does not exist, or the account has no profile yet.',
  409: 'It contradicts what is there already.',
  413: 'What was sent is too long.',
  415: 'The body is not said to be JSON.',
  429: 'It was asked too often.',
  503: 'A part of the service does not answer. Nothing was counted.',
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
    description: MEANINGS[status] ?? 'It was refused.',
    content: {
      'application/json': { schema: errorAnswer, examples: Object.fromEntries(examples) },
    },
    headers: { ...REQUEST_ID, ...(WAITING.has(status) && RETRY_AFTER) },
  };
}

/** The answers by which a call is refused, for its OpenAPI description. @param codes may repeat themselves */
export function describeRefusals(codes: readonly ErrorCode[]): Responses {
  const byStatus = Map.groupBy(new Set(codes), (code) => FAILURE_STATUS[code]);
  const refusals = [...byStatus].map(([status, same]) => [status, refusal(status, same)] as const);
  return {
    ...Object.fromEntries(refusals),
    500: {
      description: 'An error that nobody expected; the log has its id.',
      headers: REQUEST_ID,
      content: { 'application/json': { schema: errorAnswer, example: INTERNAL_ERROR } },
    },
  };
}
