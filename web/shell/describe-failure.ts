import { messages } from '../messages.ts';

/** A mail program refuses longer addresses, and the first frames tell. In characters. */
const MAX_TRACE_LENGTH = 1400;

/** What may be said of something that was thrown. */
export interface FailureDescription {
  /** For the learner. */
  message: string;
  /** For whoever looks into it: the page, the error and where it happened. */
  details: string;
}

/** Describes anything that can be thrown. */
export function describeFailure(error: unknown): FailureDescription {
  const message =
    error instanceof Error && error.message ? error.message : messages.errorUnexpected;
  // Without the query: it may hold what somebody typed.
  const details = `${traceOf(error).slice(0, MAX_TRACE_LENGTH)}\nat the page ${location.pathname}`;
  return { message, details };
}

function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = `${error.name}: ${error.message}`;
  // Some browsers begin the stack with the error's text, some do not.
  const trace = error.stack?.startsWith(text) ? error.stack : `${text}\n${error.stack ?? ''}`;
  return trace.trimEnd();
}
