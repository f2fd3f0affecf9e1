import { ASSUMPTIONS } from '../assumptions.ts';
import type { Spread } from '../lognormal.ts';
import { MEASURED } from '../measured.ts';
import { CLOUD, apiTime, type ServiceTime, TRIAL } from '../service-times.ts';
import type { RandomStream } from './random-stream.ts';

/** A learner's call, with its durations in seconds when nothing has to be started. */
export interface Call {
  apiSeconds: number;
  /** Null if no code is run. */
  runSeconds: number | null;
}

function secondsOf({ varying, fixedSeconds }: ServiceTime, random: RandomStream): number {
  return random.lognormal(varying) + fixedSeconds;
}

function drawRequest(random: RandomStream): Call {
  const weights = MEASURED.requests.reduce((sum, { weight }) => sum + weight, 0);
  let left = random.uniform() * weights;
  const request = MEASURED.requests.find(({ weight }) => (left -= weight) < 0);
  if (!request) throw new Error('There are no measured requests to draw from.');
  return { apiSeconds: secondsOf(apiTime(request, CLOUD), random), runSeconds: null };
}

function drawRunSeconds(ms: Spread, random: RandomStream): number {
  if (random.uniform() < ASSUMPTIONS.runawayShare) return ASSUMPTIONS.runawaySeconds;
  return random.lognormal(ms) / 1_000;
}

function drawRun(random: RandomStream): Call {
  const isSubmission = random.uniform() < ASSUMPTIONS.submissionShare;
  const { trial, submission } = MEASURED.runs;
  const api = apiTime(isSubmission ? MEASURED.submission : TRIAL, CLOUD);
  return {
    apiSeconds: secondsOf(api, random),
    runSeconds: drawRunSeconds(isSubmission ? submission : trial, random),
  };
}

/** Draws a learner's next request and its duration from the measured distributions. */
export function drawCall(random: RandomStream): Call {
  const { requestsPerSecond, runsPerSecond } = ASSUMPTIONS;
  const isRun = random.uniform() * (requestsPerSecond + runsPerSecond) < runsPerSecond;
  return isRun ? drawRun(random) : drawRequest(random);
}
