import { loadOf } from '../load.ts';
import { MEASURED } from '../measured.ts';
import { meanSample, type Observed, sampleQuantile } from '../simulation/observed.ts';
import { simulatePeak } from '../simulation/simulate-peak.ts';
import { drawMarkdownTable, roundly } from './draw-table.ts';

/** The simulation on the page: 500 learners at once, for an hour. */
const SIMULATED = { active: 500, seed: 2_026, minutes: 60 } as const;

/** Returns what the model predicts for the simulated learners, next to what the simulation counted. */
export function comparisons(observed: Observed): [what: string, model: number, seen: number][] {
  const active = meanSample(observed, 'active');
  const { apis, execution, ...load } = loadOf({ monthly: active, active });
  const { calls, runs, seconds } = observed;
  return [
    ['calls per second', load.requestsPerSecond + load.runsPerSecond, calls / seconds],
    ['runs per second', load.runsPerSecond, runs / seconds],
    ['API calls in progress, average', apis.mean, meanSample(observed, 'apisBusy')],
    ['API calls in progress, p99', apis.p99, sampleQuantile(observed, 'apisBusy', 0.99)],
    ['API environments', apis.environments, meanSample(observed, 'apisLive')],
    ['runs in progress, average', execution.mean, meanSample(observed, 'runsBusy')],
    ['runs in progress, p99', execution.p99, sampleQuantile(observed, 'runsBusy', 0.99)],
    ['learners’ environments', execution.live, meanSample(observed, 'runsLive')],
    ['share of runs with a cold start', execution.coldShare, observed.runStarts / runs],
  ];
}

/** Draws the comparison of the model with a simulation. */
export function simulationTable(): string {
  const rows = comparisons(simulatePeak(SIMULATED));
  return drawMarkdownTable(
    ['500 learners at once, for an hour', 'Model', 'Simulation'],
    rows.map(([what, model, seen]) => [what, roundly(model), roundly(seen)]),
  );
}

/**
 * Returns median milliseconds from the model and the benchmark. The model leaves out HTTP, and adds the APIs to the
 * runs.
 */
export function benchComparisons(): [what: string, model: number, seen: number][] {
  const { requests, submission, runs } = MEASURED;
  const weights = requests.reduce((sum, { weight }) => sum + weight, 0);
  const request = requests.reduce((sum, { weight, ms }) => sum + weight * ms.p50, 0) / weights;
  return [
    ['one of the twenty kinds of requests', request, MEASURED.requestUnderLoadMs],
    [
      'a submission with its runs',
      submission.ms.p50 + runs.submission.p50,
      MEASURED.quietSubmissionMs.p50,
    ],
  ];
}

/** Draws the comparison of the model with the benchmark. */
export function benchTable(): string {
  return drawMarkdownTable(
    ['Median in milliseconds', 'Model', 'Benchmark'],
    benchComparisons().map(([what, model, seen]) => [what, roundly(model), roundly(seen)]),
  );
}
