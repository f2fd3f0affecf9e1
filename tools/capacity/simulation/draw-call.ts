import { ASSUMPTIONS } from '../assumptions.ts';
import { MEASURED } from '../measured.ts';
import { logDeviation, type Spread } from '../probability.ts';
import { apiTime, CLOUD, type ServiceTime, TRIAL } from '../service-times.ts';

/** Pseudorandom numbers that are the same for the same seed. */
export interface RandomStream {
  /** Returns a number from 0 up to, but not including, 1. */
  uniform(): number;
  /** Returns the time until the next random arrival. @param mean in the unit of the result */
  exponential(mean: number): number;
  lognormal(spread: Spread): number;
}

/** A 32-bit relative of SplitMix64. @see https://prng.di.unimi.it/splitmix64.c */
export function createRandomStream(seed: number): RandomStream {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
  /** Uses the Box-Muller transform. @see https://en.wikipedia.org/wiki/Box-Muller_transform */
  const normal = (): number =>
    Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return {
    uniform,
    exponential: (mean) => -mean * Math.log(1 - uniform()),
    lognormal: (spread) => spread.p50 * Math.exp(normal() * logDeviation(spread)),
  };
}

/** A learner's call, with its durations in seconds when nothing has to be started. */
interface Call {
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
