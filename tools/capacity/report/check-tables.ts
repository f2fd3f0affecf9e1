import { loadOf } from '../load.ts';
import { MEASURED } from '../measured.ts';
import { meanSample, type Observed, sampleQuantile } from '../simulation/observed.ts';
import { simulatePeak } from '../simulation/simulate-peak.ts';
import { drawMarkdownTable } from './draw-table.ts';
import { roundly } from './number-format.ts';

/** What is simulated for the page: 500 learners at once, for an hour. */
const SIMULATED = { active: 500, seed: 2_026, minutes: 60 } as const;

/** What the model foretells for the crowd that came in the simulation, beside what was seen. */
export function comparisons(observed: Observed): [what: string, model: number, seen: number][] {
  const active = meanSample(observed, 'active');
  const { apis, execution, ...load } = loadOf({ monthly: active, active });
  const { calls, runs, seconds } = observed;
  return [
    ['calls a second', load.requestsPerSecond + load.runsPerSecond, calls / seconds],
    ['runs a second', load.runsPerSecond, runs / seconds],
    ['APIs at work, on average', apis.mean, meanSample(observed, 'doorsBusy')],
    ['APIs at work, p99', apis.p99, sampleQuantile(observed, 'doorsBusy', 0.99)],
    ['environments of the APIs', apis.environments, meanSample(observed, 'doorsLive')],
    ['runs at work, on average', execution.mean, meanSample(observed, 'runsBusy')],
    ['runs at work, p99', execution.p99, sampleQuantile(observed, 'runsBusy', 0.99)],
    ['environments of learners', execution.live, meanSample(observed, 'runsLive')],
    ['share of runs that start one', execution.coldShare, observed.runStarts / runs],
  ];
}

/** The model beside a simulation. */
export function simulationTable(): string {
  const rows = comparisons(simulatePeak(SIMULATED));
  return drawMarkdownTable(
    ['500 learners at once, for an hour', 'Model', 'Simulation'],
    rows.map(([what, model, seen]) => [what, roundly(model), roundly(seen)]),
  );
}

/** Milliseconds at the median, by the model and by the bench. The model leaves out HTTP, and adds the APIs to the runs. */
export function benchComparisons(): [what: string, model: number, seen: number][] {
  const { requests, submission, runs } = MEASURED;
  const weights = requests.reduce((sum, { weight }) => sum + weight, 0);
  const request = requests.reduce((sum, { weight, ms }) => sum + weight * ms.p50, 0) / weights;
  return [
    ['one of the twenty requests', request, MEASURED.requestUnderLoadMs],
    [
      'a submission, its runs included',
      submission.ms.p50 + runs.submission.p50,
      MEASURED.quietSubmissionMs.p50,
    ],
  ];
}

/** The model beside the bench. */
export function benchTable(): string {
  return drawMarkdownTable(
    ['Milliseconds at the median', 'Model', 'Bench'],
    benchComparisons().map(([what, model, seen]) => [what, roundly(model), roundly(seen)]),
  );
}
