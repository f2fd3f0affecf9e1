import { ASSUMPTIONS } from './assumptions.ts';
import { type Population, monthOf } from './population.ts';
import { type Load, loadOf } from './load.ts';
import { MEASURED } from './measured.ts';
import { poissonQuantile } from './probability.ts';
import { requestStatements, writeShare } from './service-times.ts';

/** The compute size of a Supabase project's database. */
export interface DatabaseSize {
  name: string;
  dollarsPerMonth: number;
  cores: number;
  /** The maximum of direct connections. */
  connections: number;
  /** The maximum of pooler clients. */
  clients: number;
  /** The largest recommended size of the database, in GB. */
  gigabytes: number;
}

function sizeNamed(
  [name, dollarsPerMonth, cores]: [string, number, number],
  [connections, clients, gigabytes]: [number, number, number],
): DatabaseSize {
  return { name, dollarsPerMonth, cores, connections, clients, gigabytes };
}

/**
 * From small to large. The first three share their cores and run at full speed only for short bursts.
 *
 * @see https://supabase.com/docs/guides/platform/compute-and-disk (read in November 2026)
 */
export const DATABASE_SIZES: readonly DatabaseSize[] = [
  sizeNamed(['Micro', 10, 2], [60, 200, 10]),
  sizeNamed(['Small', 15, 2], [90, 400, 50]),
  sizeNamed(['Medium', 60, 2], [120, 600, 100]),
  sizeNamed(['Large', 110, 2], [160, 800, 200]),
  sizeNamed(['XL', 210, 4], [240, 1_000, 500]),
  sizeNamed(['2XL', 410, 8], [380, 1_500, 1_000]),
  sizeNamed(['4XL', 960, 16], [480, 3_000, 2_000]),
  sizeNamed(['8XL', 1_870, 32], [490, 6_000, 4_000]),
  sizeNamed(['12XL', 2_800, 48], [500, 9_000, 6_000]),
  sizeNamed(['16XL', 3_730, 64], [500, 12_000, 10_000]),
];

/** Connections that each API environment keeps open, also while it is frozen. */
const CONNECTIONS_PER_API = 2;

const BYTES_PER_GB = 1e9;

/** The load that a population puts on the database at the peak. */
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

function bytesAfterYears(population: Population): number {
  const { monthsKept, learnerBytes } = ASSUMPTIONS;
  return (
    monthOf(population.monthly).submissions * monthsKept * MEASURED.submissionBytes +
    population.monthly * learnerBytes
  );
}

/** Predicts the load that a population puts on the database. */
export function databaseLoadOf(
  population: Population,
  load: Load = loadOf(population),
): DatabaseLoad {
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
    gigabytes: bytesAfterYears(population) / BYTES_PER_GB,
  };
}

/** Checks whether a database can handle a load. */
function canHandle(size: DatabaseSize, load: DatabaseLoad): boolean {
  return (
    load.clients <= size.clients &&
    load.connections <= size.connections * ASSUMPTIONS.poolShare &&
    load.cores <= size.cores * ASSUMPTIONS.databaseUtilization &&
    load.gigabytes <= size.gigabytes
  );
}

/** Returns the smallest database that can handle a load; null if none can. */
export function databaseSizeFor(load: DatabaseLoad): DatabaseSize | null {
  return DATABASE_SIZES.find((size) => canHandle(size, load)) ?? null;
}
