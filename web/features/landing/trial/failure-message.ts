import { messages } from '../../../messages.ts';

/** Returns the message about a failed call. The browser reports an unreachable server as a TypeError of fetch. */
export function messageOfFailure(error: unknown): string {
  if (error instanceof TypeError) return messages.networkError;
  return error instanceof Error && error.message !== '' ? error.message : messages.executionFailed;
}
