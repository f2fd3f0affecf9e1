import { ASSUMPTIONS } from './assumptions.ts';
import type { Crowd } from './crowd.ts';
import { DATABASE_SIZES, type DatabaseSize } from './database-sizes.ts';
import { type Load, loadOf } from './load.ts';
import { MEASURED } from './measured.ts';
import { monthOf } from './month.ts';
import { poissonQuantile } from './queueing.ts';
import { requestStatements, writeShare } from './service-times.ts';

/** Connections that each API environment keeps open, also while it is frozen. */
const CONNECTIONS_PER_API = 2;

const BYTES_PER_GB = 1e9;

/** The load that a crowd puts on the database at the peak. */
export interface DatabaseLoad {
  statementsPerSecond: number;
  writesPerSecond: number;
  firstSolvesPerSecond: number;
  /** Connections to the pooler that the APIs keep. */
  clients: number;
  /** The 99th percentile of busy connections from the pooler to the database. */
  connections: number;
  /** Busy processor cores. */
  cores: number;
  /** The size after a year, in GB. */
  gigabytes: number;
}

/**
 * The upper limit of what a statement costs the database, in milliseconds of a core: the bench's submission without the
 * run, divided by its statements. It includes the time of the driver, of the API and of writing to the disk.
 */
const STATEMENT_MS = MEASURED.submission.ms.p50 / MEASURED.submission.statements;

/** Statements of a run, on average. */
function runStatements(): number {
  const { submissionShare } = ASSUMPTIONS;
  return (
    submissionShare * MEASURED.submission.statements +
    (1 - submissionShare) * MEASURED.trialStatements
  );
}

function bytesAfterYears(crowd: Crowd): number {
  const { monthsKept, learnerBytes } = ASSUMPTIONS;
  return (
    monthOf(crowd.monthly).submissions * monthsKept * MEASURED.submissionBytes +
    crowd.monthly * learnerBytes
  );
}

/** Predicts the load that a crowd puts on the database. */
export function databaseLoadOf(crowd: Crowd, load: Load = loadOf(crowd)): DatabaseLoad {
  const { requestsPerSecond, runsPerSecond } = load;
  const { submissionShare, firstSolveShare, databaseRoundTripMs } = ASSUMPTIONS;
  const submissionsPerSecond = runsPerSecond * submissionShare;
  const statementsPerSecond =
    requestsPerSecond * requestStatements() + runsPerSecond * runStatements();
  // A transaction keeps its connection while the API prepares the next statement.
  const busySeconds = (STATEMENT_MS + databaseRoundTripMs) / 1_000;
  return {
    statementsPerSecond,
    // A run takes a token from its learner's bucket; a submission also has two transactions.
    writesPerSecond: requestsPerSecond * writeShare() + runsPerSecond + 2 * submissionsPerSecond,
    firstSolvesPerSecond: submissionsPerSecond * firstSolveShare,
    clients: Math.ceil(load.apis.environments) * CONNECTIONS_PER_API,
    connections: poissonQuantile(statementsPerSecond * busySeconds, 0.99),
    cores: (statementsPerSecond * STATEMENT_MS) / 1_000,
    gigabytes: bytesAfterYears(crowd) / BYTES_PER_GB,
  };
}

/** Checks whether a database can handle a load. */
function bears(size: DatabaseSize, load: DatabaseLoad): boolean {
  return (
    load.clients <= size.clients &&
    load.connections <= size.connections * ASSUMPTIONS.poolShare &&
    load.cores <= size.cores * ASSUMPTIONS.databaseUtilization &&
    load.gigabytes <= size.gigabytes
  );
}

/** Returns the smallest database that can handle a load; null if none can. */
export function databaseSizeFor(load: DatabaseLoad): DatabaseSize | null {
  return DATABASE_SIZES.find((size) => bears(size, load)) ?? null;
}
