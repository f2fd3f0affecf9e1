import { ASSUMPTIONS } from './assumptions.ts';
import { meanOf, type Spread } from './probability.ts';
import { MEASURED, type MeasuredRequest } from './measured.ts';

/**
 * The memory that comes with a full processor on Lambda. @see
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html
 */
const MB_PER_PROCESSOR = 1_769;

/** Where the product runs: how much slower than the benchmark machine, and how far from its database. */
export interface Place {
  /** The factor by which the APIs compute slower. */
  slowness: number;
  /** Additional time per statement. */
  roundTripMs: number;
}

/** The APIs on Lambda: with less than a full processor, and with the database across a network. */
export const CLOUD: Place = {
  slowness: Math.max(1, MB_PER_PROCESSOR / ASSUMPTIONS.apiMemoryMb),
  roundTripMs: ASSUMPTIONS.databaseRoundTripMs,
};

/** The duration of one kind of call, in seconds: a variable part and a constant part. */
export interface ServiceTime {
  varying: Spread;
  fixedSeconds: number;
}

/** Returns the mean, in seconds. */
function meanSeconds({ varying, fixedSeconds }: ServiceTime): number {
  return meanOf(varying) + fixedSeconds;
}

function secondsOf(ms: Spread, slowness: number): Spread {
  return { p50: (ms.p50 * slowness) / 1_000, p95: (ms.p95 * slowness) / 1_000 };
}

/** Returns the API's part of a call, without the wait for the execution function. */
export function apiTime(
  call: { ms: Spread; statements: number },
  { slowness, roundTripMs }: Place,
): ServiceTime {
  return {
    varying: secondsOf(call.ms, slowness),
    fixedSeconds: (call.statements * roundTripMs) / 1_000,
  };
}

/** The API's part of a trial run: a few statements, and a response no larger than a challenge's. */
export const TRIAL: Pick<MeasuredRequest, 'ms' | 'statements'> = {
  ms: { p50: 1.103, p95: 2.363 },
  statements: MEASURED.trialStatements,
};

/** Returns the mean over all requests, weighted by frequency. */
function weightedMean(value: (request: MeasuredRequest) => number): number {
  const weights = MEASURED.requests.reduce((sum, { weight }) => sum + weight, 0);
  return MEASURED.requests.reduce((sum, it) => sum + it.weight * value(it), 0) / weights;
}

/** Returns the API's seconds for a request that runs no code, on average. */
export function requestSeconds(place: Place): number {
  return weightedMean((request) => meanSeconds(apiTime(request, place)));
}

/** Returns the SQL statements of such a request, on average. */
export function requestStatements(): number {
  return weightedMean(({ statements }) => statements);
}

/** Returns the share of such requests that write. */
export function writeShare(): number {
  return weightedMean(({ isWrite }) => (isWrite ? 1 : 0));
}

/** Returns the execution function's seconds for a run in a warm environment, on average. */
export function runSeconds(): number {
  const { submissionShare, runawayShare, runawaySeconds } = ASSUMPTIONS;
  const { trial, submission } = MEASURED.runs;
  const right =
    (1 - submissionShare) * meanOf(secondsOf(trial, 1)) +
    submissionShare * meanOf(secondsOf(submission, 1));
  return (1 - runawayShare) * right + runawayShare * runawaySeconds;
}

/** Returns the additional seconds of a call that starts an environment of an API, on average. */
export function apiStartSeconds({ slowness }: Place): number {
  return meanOf(secondsOf(MEASURED.starts.graphql, slowness)) + ASSUMPTIONS.apiEnvironmentSeconds;
}

/** Returns the additional seconds of a run that starts an environment, until its interpreter forks, on average. */
export function executionStartSeconds(): number {
  return meanOf(secondsOf(MEASURED.starts.execution, 1)) + ASSUMPTIONS.executionEnvironmentSeconds;
}

/** Returns the API's seconds for a run, without those of the execution function, on average. */
export function runApiSeconds(place: Place): number {
  const { submissionShare } = ASSUMPTIONS;
  return (
    (1 - submissionShare) * meanSeconds(apiTime(TRIAL, place)) +
    submissionShare * meanSeconds(apiTime(MEASURED.submission, place))
  );
}
