/**
 * Starts a trace, so that one id connects what happened here with the logs of the APIs and of the programs that they ran.
 *
 * @see https://www.w3.org/TR/trace-context/#traceparent-header
 */
function newTraceParent(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return `00-${digits.slice(0, 32)}-${digits.slice(32)}-01`;
}

/**
 * Sends a request to one of the APIs, like `fetch`. Each request has a trace of its own. A lint rule keeps other code from
 * calling the APIs without one.
 */
export const fetchApi: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('traceparent', newTraceParent());
  return fetch(input, { ...init, headers });
};
