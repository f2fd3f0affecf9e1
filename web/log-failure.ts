/** Logs a failure that learners needn't know about. The browser's console is the client's only log. */
export function logFailure(what: string, cause: unknown): void {
  // eslint-disable-next-line no-console -- the one place that writes to it
  console.error(what, cause);
}
