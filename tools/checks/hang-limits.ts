/**
 * When a wait of a test counts as endless, in milliseconds. No test takes this long on any machine that works, so these
 * limits only end tests that hang: no result depends on them.
 */
export const HANG_LIMITS_MS = {
  /** A wait for a program, a server or a page. */
  wait: 180_000,
  /** A wait in jsdom, where nothing but the test's own process has to do something. */
  waitInJsdom: 60_000,
  /** A test or a hook, with all its waits, builds and starts. */
  test: 900_000,
} as const;
