import { messages } from '../messages.ts';

/** The longest stack to include, in characters. Mail programs reject longer URLs, and the first frames are enough. */
const MAX_TRACE_LENGTH = 1400;

/** The description of a thrown value. */
export interface FailureDescription {
  /** For the learner. */
  message: string;
  /** For debugging: the page, the error and its stack. */
  details: string;
}

/** Describes any thrown value. */
export function describeFailure(error: unknown): FailureDescription {
  const message =
    error instanceof Error && error.message ? error.message : messages.errorUnexpected;
  // Without the query, which may contain typed text.
  const details = `${traceOf(error).slice(0, MAX_TRACE_LENGTH)}\nat the page ${location.pathname}`;
  return { message, details };
}

function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = `${error.name}: ${error.message}`;
  // Only some browsers start the stack with the error's message.
  const trace = error.stack?.startsWith(text) ? error.stack : `${text}\n${error.stack ?? ''}`;
  return trace.trimEnd();
}
