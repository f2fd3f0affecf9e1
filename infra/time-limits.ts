// Each caller in the chain waits longer than the one it calls, so that it receives the result. An API itself answers
// after 27 seconds, whatever it waits for (`functions/http/api-handler.ts`).

/** The timeout of the execution function, in milliseconds. */
export const EXECUTION_LIMIT_MS = 25_000;

/** How long an API waits for the execution function, in milliseconds. */
export const RUN_TIMEOUT_MS = 26_000;

/** How long a function in the cloud uses its secrets before it reads them again, in milliseconds. */
export const SECRETS_LIFETIME_MS = 300_000;

/** How long an HTTP API waits for an API, in milliseconds: the maximum that AWS allows. */
export const GATEWAY_TIMEOUT_MS = 29_000;
