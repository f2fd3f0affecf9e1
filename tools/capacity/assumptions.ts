/**
 * Values that are neither measured nor published and therefore assumed. Replace each with a measurement when you have
 * one.
 */
export const ASSUMPTIONS = {
  /** Sessions per month of an active learner. */
  sessionsPerMonth: 8,
  /** Their mean length. Lengths are drawn between 0.5 and 1.5 times the mean. */
  sessionMinutes: 40,
  /** The busiest hour of a week compared with the mean hour: evenings, and the days before a deadline. */
  peakToMean: 5,

  /** Requests per active learner besides runs: a small deployment with 500 learners has 25 per second. */
  requestsPerSecond: 0.05,
  /**
   * Runs per active learner that reach the server: 500 learners have 5.6 per second. Local runs stay in the browser.
   */
  runsPerSecond: 0.0112,
  /** The share of submissions among those runs, as in the load bench; the others are trial runs through the API. */
  submissionShare: 0.5,
  /** The share of submissions that solve a challenge for the first time and earn an award. */
  firstSolveShare: 0.2,
  /** The share of runs that end at a limit, and how long they occupy the function until then. */
  runawayShare: 0.02,
  runawaySeconds: 10,

  /**
   * How long an idle environment is kept after its last call. AWS publishes no figure; five to fifteen minutes are
   * typical.
   */
  idleMinutes: 10,
  apiMemoryMb: 1_024,
  executionMemoryMb: 2_048,
  /** What the start of an API's environment takes besides loading its code, which is measured: Lambda, first secrets. */
  apiEnvironmentSeconds: 0.5,
  /** The same for the execution function, which Lambda starts from an image of more than 100 MB. */
  executionEnvironmentSeconds: 1,
  /**
   * The round trip of a statement to the pooler in the same region, without the work in the database, in milliseconds.
   */
  databaseRoundTripMs: 1.5,
  /**
   * Processor time of a run on the fork engine, in seconds, without waiting. Measured on one busy core; a runaway program
   * takes `runawaySeconds` instead.
   */
  hostRunSeconds: 0.15,
  /** The same with a process per run. */
  processRunSeconds: 1.07,
  /** The processor utilization up to which runs on hosts wait for a moment at most. */
  hostUtilization: 0.6,
  /** The fewest processors of hosts: two hosts with two each, so that one can fail. */
  fewestHostProcessors: 4,
  /** The processor utilization up to which a database responds in its usual time. */
  databaseUtilization: 0.6,
  /** The share of the direct connections that the pooler may use. */
  poolShare: 0.4,

  /** Bytes of everything about a learner except submissions. */
  learnerBytes: 8_192,
  /** The age, in months, for which costs are estimated: submissions are kept for years. */
  monthsKept: 12,
  /** Rows that one statement deletes per second, with their indexes. */
  deletedRowsPerSecond: 10_000,

  /** How often per month a learner's browser loads everything without a cache: a new device or a release. */
  fullLoadsPerMonth: 2,
  /** Requests for files at each of these loads. */
  filesPerLoad: 60,
  /** Bytes of a response to the browser, and of what the database sends for it. */
  answerBytes: 3_000,
  databaseAnswerBytes: 5_000,
  /** What Lambda itself logs for a call: start and report as JSON. The APIs only log failures. */
  logBytesPerCall: 900,
  /** A line of the HTTP API's access log. */
  accessLineBytes: 250,
  /** The line that the execution function logs for each run. */
  runLineBytes: 250,
} as const;
