/** What is counted, call by call. */
export interface Counts {
  calls: number;
  runs: number;
  apiStarts: number;
  runStarts: number;
  /** Runs that were turned away. */
  refused: number;
}

/** What is looked at, again and again. */
export interface Sample {
  /** Learners with an open session. */
  active: number;
  /** Calls under way, and environments that are there. */
  apisBusy: number;
  apisLive: number;
  runsBusy: number;
  runsLive: number;
}

/** What a while of simulated time brought. */
export interface Observed extends Counts {
  seconds: number;
  samples: readonly Sample[];
}

/** The mean of the samples. */
export function meanSample({ samples }: Observed, what: keyof Sample): number {
  return samples.reduce((sum, sample) => sum + sample[what], 0) / samples.length;
}

/** The value that a share of the samples does not exceed. */
export function sampleQuantile({ samples }: Observed, what: keyof Sample, share: number): number {
  const sorted = samples.map((sample) => sample[what]).toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
