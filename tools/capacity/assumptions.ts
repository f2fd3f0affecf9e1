/** What is not measured and not published, and therefore assumed. Each is a guess to be replaced by a number. */
export const ASSUMPTIONS = {
  /** Sessions of a learner who comes at all in a month. */
  sessionsPerMonth: 8,
  /** Their mean length. They are drawn between half of it and one and a half of it. */
  sessionMinutes: 40,
  /** The busiest hour of a week against the mean hour: evenings, and the days before something is due. */
  peakToMean: 5,

  /** Requests of an active learner besides runs: a small deployment of 500 makes 25 in a second. */
  requestsPerSecond: 0.05,
  /** Runs of an active learner that reach the server: 500 make 5.6 in a second. Local runs stay in the browser. */
  runsPerSecond: 0.0112,
  /** Submissions among those runs, as in the load bench; the others are trial runs by the API. */
  submissionShare: 0.5,
  /** Submissions that solve a challenge for the first time, and award. */
  firstSolveShare: 0.2,
  /** Runs that end at a limit, and how long they hold the function until then. */
  runawayShare: 0.02,
  runawaySeconds: 10,

  /** How long an environment lives on after its last call. AWS publishes no figure; five to fifteen minutes are usual. */
  idleMinutes: 10,
  apiMemoryMb: 1_024,
  executionMemoryMb: 2_048,
  /** Start of an environment with its first secrets, keys and connection, in seconds. */
  apiStartSeconds: 0.9,
  /** Start of an environment until its interpreter has booted and forks. */
  executionStartSeconds: 2.5,
  /** One statement to the pooler and back in the same region, besides the work in the database, in milliseconds. */
  databaseRoundTripMs: 1.5,
  /** The share of a processor up to which a database answers in its usual time. */
  databaseUtilization: 0.6,
  /** The share of the direct connections that the pooler may use. */
  poolShare: 0.4,

  /** Bytes of everything about a learner but their submissions. */
  learnerBytes: 8_192,
  /** Months after which costs are told: submissions are kept for years. */
  monthsKept: 12,
  /** Rows that one statement deletes in a second, with their indexes. */
  deletedRowsPerSecond: 10_000,

  /** How often in a month a learner's browser loads everything anew: a new device, a release. */
  fullLoadsPerMonth: 2,
  /** Requests for files at each of these. */
  filesPerLoad: 60,
  /** Bytes of an answer to the browser, and of what the database sends for it. */
  answerBytes: 3_000,
  databaseAnswerBytes: 5_000,
  /** What Lambda itself logs for a call: start and report as JSON. The APIs log failures alone. */
  logBytesPerCall: 900,
  /** A line of the HTTP API's access log. */
  accessLineBytes: 250,
} as const;
