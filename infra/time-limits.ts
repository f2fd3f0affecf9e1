// Each of those who wait for a run waits longer than the one before, and so hears of its end.

/** How long the execution function may take, in milliseconds. */
export const EXECUTION_LIMIT_MS = 26_000;

/** How long an API waits for the execution function until it gives it up, in milliseconds. */
export const RUN_TIMEOUT_MS = 28_000;

/** How long an HTTP API waits for an API, in milliseconds: the longest that AWS lets it. */
export const GATEWAY_TIMEOUT_MS = 29_000;
