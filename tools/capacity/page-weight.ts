/**
 * What browsers load, compressed with Brotli, in bytes: the built files of `.build/web` and `.build/runtime/python` on
 * the day of the benchmark.
 */
export const PAGE_WEIGHT = {
  /** Everything that a learner typically loads: shell, pages, editor; without the playground and the API reference. */
  client: 1_200_000,
  /** Python for the browser. */
  python: 11_100_000,
} as const;
