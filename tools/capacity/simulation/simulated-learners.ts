import { ASSUMPTIONS } from '../assumptions.ts';
import { CLOUD, requestSeconds, runApiSeconds, runSeconds } from '../service-times.ts';
import type { RandomStream } from './draw-call.ts';
import type { SimulatedProduct, SimulationContext } from './simulated-product.ts';

/** Returns how long a learner thinks between a response and the next call, so that calls come at the assumed rate. */
function thinkSeconds(): number {
  const { requestsPerSecond, runsPerSecond } = ASSUMPTIONS;
  const waiting =
    requestsPerSecond * requestSeconds(CLOUD) +
    runsPerSecond * (runApiSeconds(CLOUD) + runSeconds());
  return (1 - waiting) / (requestsPerSecond + runsPerSecond);
}

/** Draws a new session's length, in seconds. */
function drawSession(random: RandomStream): number {
  return ASSUMPTIONS.sessionMinutes * 60 * (0.5 + random.uniform());
}

/** Draws the rest of a session that is in progress at a random time: long ones are more likely. */
function drawRestOfSession(random: RandomStream): number {
  const longest = ASSUMPTIONS.sessionMinutes * 60 * 1.5;
  for (;;) {
    const length = drawSession(random);
    if (random.uniform() * longest < length) return length * random.uniform();
  }
}

/**
 * Starts learners at random times. Each thinks, calls, waits for the response, and repeats for the length of a session.
 * The first ones start in the middle of their sessions.
 *
 * @param active learners at the same time, on average
 * @returns the current number of learners
 */
export function startArrivals(
  { queue, random }: SimulationContext,
  { call }: SimulatedProduct,
  active: number,
): () => number {
  const sessionSeconds = ASSUMPTIONS.sessionMinutes * 60;
  const think = thinkSeconds();
  let present = 0;
  let learners = 0;
  const learn = (learner: number, until: number): void => {
    queue.after(random.exponential(think), () => {
      if (queue.now() < until) call(learner, () => learn(learner, until));
      else present -= 1;
    });
  };
  const begin = (seconds: number): void => {
    present += 1;
    learners += 1;
    learn(learners, queue.now() + seconds);
  };
  const arrive = (): void => {
    begin(drawSession(random));
    queue.after(random.exponential(sessionSeconds / active), arrive);
  };
  while (present < active) begin(drawRestOfSession(random));
  queue.after(random.exponential(sessionSeconds / active), arrive);
  return () => present;
}
