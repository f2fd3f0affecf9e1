/** Counts of calls. */
export interface Counts {
  calls: number;
  runs: number;
  apiStarts: number;
  runStarts: number;
  /** Runs that were rejected. */
  refused: number;
}

/** Values that are sampled repeatedly. */
export interface Sample {
  /** Learners with an open session. */
  active: number;
  /** Calls in progress, and existing environments. */
  apisBusy: number;
  apisLive: number;
  runsBusy: number;
  runsLive: number;
}

/** What was observed during a period of simulated time. */
export interface Observed extends Counts {
  seconds: number;
  samples: readonly Sample[];
}

/** Returns the mean of the samples. */
export function meanSample({ samples }: Observed, what: keyof Sample): number {
  return samples.reduce((sum, sample) => sum + sample[what], 0) / samples.length;
}

/** Returns the value that a share of the samples does not exceed. */
export function sampleQuantile({ samples }: Observed, what: keyof Sample, share: number): number {
  const sorted = samples.map((sample) => sample[what]).toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
