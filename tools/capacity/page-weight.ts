/**
 * What browsers load, compressed by brotli, in bytes: the built files of `.build/web` and `.build/runtime/python`, as
 * they were on the day of the bench.
 */
export const PAGE_WEIGHT = {
  /** All of the client that a learner comes across: shell, pages, editor; without the playground and the API reference. */
  client: 1_200_000,
  /** Python for the browser. */
  python: 11_100_000,
} as const;
