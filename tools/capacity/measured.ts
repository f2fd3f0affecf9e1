import type { Spread } from './probability.ts';

/** A measured request to the APIs. Times in milliseconds. */
export interface MeasuredRequest {
  kind: string;
  /** How often it occurs among the twenty requests of the load bench. */
  weight: number;
  ms: Spread;
  statements: number;
  isWrite: boolean;
}

/**
 * The results of `npm run bench -- load`, `-- sandbox`, `-- api` and `-- cold`. The APIs ran as handlers in one process, next to a
 * PostgreSQL with 100,000 learners and 1,000,000 submissions (1,000,000 learners for the leaderboard).
 */
export const MEASURED = {
  on: '2026-11-22',
  machine:
    'a virtual machine with two cores of an AMD EPYC and 23 GB, otherwise idle at first, later shared',
  requests: [
    {
      kind: 'the dashboard after 10,000 submissions',
      weight: 3,
      ms: { p50: 6.344, p95: 10.899 },
      statements: 9,
      isWrite: false,
    },
    {
      kind: 'the list of challenges',
      weight: 3,
      ms: { p50: 1.957, p95: 3.629 },
      statements: 2,
      isWrite: false,
    },
    {
      kind: 'one challenge, or as little',
      weight: 11,
      ms: { p50: 1.103, p95: 2.363 },
      statements: 2,
      isWrite: false,
    },
    {
      kind: 'the leaderboard',
      weight: 1,
      ms: { p50: 4.019, p95: 6.057 },
      statements: 3,
      isWrite: false,
    },
    // Its time is from the load bench: end to end, in parallel with all the others. The statements are its upper limit.
    {
      kind: 'completing a lesson',
      weight: 2,
      ms: { p50: 11.8, p95: 215 },
      statements: 15,
      isWrite: true,
    },
  ] satisfies MeasuredRequest[],
  /** A submission that earns an award, without the run of its code. */
  submission: { ms: { p50: 23.464, p95: 33.512 }, statements: 33 },
  /**
   * Bytes of a submission with its indexes: 500 of code, and a verdict on six cases. From the sizes that PostgreSQL
   * reports for the table of the API bench.
   */
  submissionBytes: 2_291,
  /** The statements of a trial run: its upper limit. */
  trialStatements: 5,
  /** Runs of a correct solution, end to end, in parallel with all the other requests. */
  runs: {
    trial: { p50: 95.1, p95: 286 },
    submission: { p50: 174.9, p95: 789.5 },
  },
  /** A submission end to end in the API bench, without other load. */
  quietSubmissionMs: { p50: 148.47, p95: 167.913 },
  /**
   * `npm run bench -- cold` on 28 November 2026, on the same kind of machine, idle: a new process loads the deployed
   * bundle and answers its first call. The execution function ran a program on the fork engine, which is deployed.
   */
  starts: {
    graphql: { p50: 218.834, p95: 292.384 },
    execution: { p50: 1_013.419, p95: 1_294.665 },
  },
  /** The mean of the medians of the twenty requests over HTTP, at 25 of them and 2 runs per second. */
  requestUnderLoadMs: 6.36,
} as const;
