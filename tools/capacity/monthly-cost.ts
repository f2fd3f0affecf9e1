import { ASSUMPTIONS } from './assumptions.ts';
import { type Month, monthOf, spreadOut } from './population.ts';
import { DATABASE_SIZES, databaseLoadOf, databaseSizeFor } from './database-load.ts';
import { type Load, loadOf } from './load.ts';
import { costOf, FRANKFURT, INCLUDED_COMPUTE_DOLLARS, PRICES } from './prices.ts';

/**
 * What browsers load, compressed with Brotli, in bytes: the built files of `.build/web` and `.build/runtime/python` on
 * the day of the benchmark.
 */
const PAGE_WEIGHT = {
  /** Everything that a learner typically loads: shell, pages, editor; without the playground and the API reference. */
  client: 1_200_000,
  /** Python for the browser. */
  python: 11_100_000,
} as const;

/** One line of a bill. */
export interface CostLine {
  what: string;
  /** The source of its price; null for the database's compute, which has a size instead of a unit price. */
  price: keyof typeof PRICES | null;
  quantity: number;
  /** In US dollars, without taxes. */
  dollars: number;
}

const MB_PER_GB = 1_024;
const BYTES_PER_GB = 1e9;
const SCHEDULED_CALLS_PER_MONTH = 43_800 + 30;
/** The metrics of all alarms: one that watches a share has two. */
export const ALARM_METRICS = 47;
/** The metrics that are counted in logs. */
const CUSTOM_METRICS = 15;
const HOURS_PER_MONTH = 730;
/** How often an environment that is in use reads its secrets. */
const SECRET_READS_PER_HOUR = 12;
/** Secrets read per start of an environment: the database's address and the two keys that may be stored with it. */
const SECRETS_PER_START = 3;

function line(price: keyof typeof PRICES, quantity: number): CostLine {
  const { what, tiers } = PRICES[price];
  return { what, price, quantity, dollars: costOf(quantity, tiers) };
}

function functionLines({ requests, runs }: Month, load: Load): CostLine[] {
  const { apiMemoryMb, executionMemoryMb } = ASSUMPTIONS;
  const calls = requests + runs;
  const executionGb = executionMemoryMb / MB_PER_GB;
  const starts = runs * load.execution.coldShare;
  const secretReads =
    (calls * load.apis.coldShare +
      load.apis.environments * HOURS_PER_MONTH * SECRET_READS_PER_HOUR) *
    SECRETS_PER_START;
  return [
    line('call', calls + runs + SCHEDULED_CALLS_PER_MONTH),
    line('arm', (calls * load.apiSeconds * apiMemoryMb) / MB_PER_GB),
    line('x86', runs * load.runSeconds * executionGb),
    line('tenantStart', starts * executionGb),
    line('httpApi', calls),
    line('secretReads', secretReads),
    line('secrets', 1),
    line('schedules', SCHEDULED_CALLS_PER_MONTH),
  ];
}

function logLines({ requests, runs }: Month): CostLine[] {
  const { logBytesPerCall, accessLineBytes, runLineBytes, monthsKept } = ASSUMPTIONS;
  const bytes =
    (requests + 2 * runs) * logBytesPerCall +
    (requests + runs) * accessLineBytes +
    runs * runLineBytes;
  const gigabytes = bytes / BYTES_PER_GB;
  return [
    line('logs', gigabytes),
    line('storedLogs', gigabytes * monthsKept),
    line('alarms', ALARM_METRICS),
    line('customMetrics', CUSTOM_METRICS),
    line('dashboards', 1),
  ];
}

function edgeLines(learners: number, { requests, runs }: Month): CostLine[] {
  const { fullLoadsPerMonth, filesPerLoad, answerBytes } = ASSUMPTIONS;
  const loads = learners * fullLoadsPerMonth;
  const calls = requests + runs;
  const bytes = loads * (PAGE_WEIGHT.client + PAGE_WEIGHT.python) + calls * answerBytes;
  const edgeRequests = loads * filesPerLoad + calls;
  return [
    line('egress', bytes / BYTES_PER_GB),
    line('edgeRequest', edgeRequests),
    line('edgeFunction', edgeRequests),
  ];
}

function databaseLines(learners: number, { requests, runs }: Month): CostLine[] {
  const load = databaseLoadOf(spreadOut(learners));
  // If no size is large enough, there is no price either: the cost is at least that of the largest.
  const size = databaseSizeFor(load) ?? DATABASE_SIZES.at(-1);
  const answers = ((requests + runs) * ASSUMPTIONS.databaseAnswerBytes) / BYTES_PER_GB;
  return [
    line('plan', 1),
    {
      what: `Supabase: compute ${size?.name ?? ''}`,
      price: null,
      quantity: 1,
      dollars: (size?.dollarsPerMonth ?? 0) - INCLUDED_COMPUTE_DOLLARS,
    },
    line('databaseDisk', load.gigabytes),
    line('monthlyUsers', learners),
    line('databaseEgress', answers),
  ];
}

/**
 * Estimates the monthly cost for learners who are spread over the month, line by line, after a year of such months.
 *
 * @param learners who are active at least once in the month
 */
export function monthlyCost(learners: number): CostLine[] {
  const month = monthOf(learners);
  const { monthly, active } = spreadOut(learners);
  // The bill follows the mean hour: with fewer active learners, environments are started more often.
  const mean = loadOf({ monthly, active: active / ASSUMPTIONS.peakToMean });
  return [
    ...functionLines(month, mean),
    ...edgeLines(learners, month),
    ...logLines(month),
    ...databaseLines(learners, month),
  ];
}

/** Returns the total of a bill, in US dollars. */
export function sumOf(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { dollars }) => sum + dollars, 0);
}

/** Returns the total with Frankfurt's prices. */
export function frankfurtSum(lines: readonly CostLine[]): number {
  const factors: Readonly<Record<string, number>> = FRANKFURT;
  return lines.reduce((sum, { price, dollars }) => sum + dollars * (factors[price ?? ''] ?? 1), 0);
}
