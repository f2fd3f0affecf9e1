import { unwrapResolverError } from '@apollo/server/errors';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { AppError } from '../../domain/app-error.ts';
import type { Log } from '../http/log.ts';
import { maskUnexpected } from '../http/unexpected-error.ts';

/** Errors in the request itself, whose messages are safe to show. */
const REQUEST_ERRORS: ReadonlySet<unknown> = new Set([
  ApolloServerErrorCode.BAD_REQUEST,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
]);

/** Removes graphql-js's suggestion. The playground makes its own from the schema. */
function withoutSuggestion(message: string): string {
  return message.replace(/ Did you mean .*\?$/s, '');
}

/** Creates the error formatter: an `AppError` keeps its code and message, and unexpected errors are masked. */
export function createErrorFormatter(log: Log) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const original = unwrapResolverError(error);
    const place = {
      ...(formatted.path && { path: formatted.path }),
      ...(formatted.locations && { locations: formatted.locations }),
    };
    if (original instanceof AppError) {
      const { message, code, retryAfterSeconds } = original;
      const waiting = retryAfterSeconds === null ? {} : { retryAfter: retryAfterSeconds };
      return { ...place, message, extensions: { code, ...waiting } };
    }
    const code = formatted.extensions?.['code'];
    if (REQUEST_ERRORS.has(code)) {
      return { ...place, message: withoutSuggestion(formatted.message), extensions: { code } };
    }
    const { id, message } = maskUnexpected(original, log);
    return { ...place, message, extensions: { code: 'INTERNAL_SERVER_ERROR', id } };
  };
}
