import { randomBytes } from 'node:crypto';

/** The place of some work in a trace: what it belongs to, and its own id. */
export interface TraceContext {
  /** 32 hex digits, the same from the browser to the execution function. */
  traceId: string;
  /** 16 hex digits. */
  spanId: string;
}

/** The header of W3C Trace Context, version 00. @see https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACE_PARENT = /^00-(?!0{32})(?<traceId>[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/**
 * Continues the trace of a caller, or starts one.
 *
 * @param header the caller's `traceparent`; anything else than a valid one starts a new trace
 */
export function continueTrace(header: string | undefined): TraceContext {
  const { traceId = hex(16) } = TRACE_PARENT.exec(header ?? '')?.groups ?? {};
  return { traceId, spanId: hex(8) };
}

/** Returns the `traceparent` for calls that are made on behalf of this work. */
export function traceParentOf({ traceId, spanId }: TraceContext): string {
  return `00-${traceId}-${spanId}-01`;
}
