import { ASSUMPTIONS } from '../assumptions.ts';
import { createEventQueue } from './event-queue.ts';
import type { Counts, Observed, Sample } from './observed.ts';
import { createRandomStream } from './draw-call.ts';
import { startArrivals } from './simulated-learners.ts';
import { createSimulatedProduct } from './simulated-product.ts';
import { type TenantLimits, UNLIMITED } from './environment-pools.ts';

/** The parameters of a simulation. */
export interface Simulated {
  /** Learners with an open session, on average. */
  active: number;
  seed: number;
  /** How long to observe. */
  minutes: number;
  limits?: TenantLimits;
}

const SAMPLE_SECONDS = 2;
/** The warm-up, in multiples of the time that an idle environment is kept. */
const WARM_UP_IDLE_TIMES = 1.5;

/**
 * Simulates a population, learner by learner and call by call, and observes the functions that serve it. The simulation
 * begins in the middle of a busy hour without any environment. Counting starts once an unused environment would have
 * been stopped.
 */
export function simulatePeak({ active, seed, minutes, limits }: Simulated): Observed {
  const queue = createEventQueue();
  const warmUp = WARM_UP_IDLE_TIMES * ASSUMPTIONS.idleMinutes * 60;
  const counts: Counts = { calls: 0, runs: 0, apiStarts: 0, runStarts: 0, refused: 0 };
  const samples: Sample[] = [];
  const context = {
    queue,
    random: createRandomStream(seed),
    count: (what: keyof Counts): void => {
      if (queue.now() >= warmUp) counts[what] += 1;
    },
  };
  const product = createSimulatedProduct(context, limits ?? UNLIMITED);
  const present = startArrivals(context, product, active);
  const sample = (): void => {
    samples.push({ active: present(), ...product.look() });
    queue.after(SAMPLE_SECONDS, sample);
  };
  queue.after(warmUp, sample);
  queue.runUntil(warmUp + minutes * 60);
  return { ...counts, seconds: minutes * 60, samples };
}
