import { ASSUMPTIONS } from '../assumptions.ts';
import { CLOUD, requestSeconds, runApiSeconds, runSeconds } from '../service-times.ts';
import type { RandomStream } from './random-stream.ts';
import type { SimulatedProduct, SimulationContext } from './simulated-product.ts';

/** How long a learner thinks between an answer and the next call, so that calls come as often as they are said to. */
function thinkSeconds(): number {
  const { requestsPerSecond, runsPerSecond } = ASSUMPTIONS;
  const waiting =
    requestsPerSecond * requestSeconds(CLOUD) +
    runsPerSecond * (runApiSeconds(CLOUD) + runSeconds());
  return (1 - waiting) / (requestsPerSecond + runsPerSecond);
}

/** A new session's length, in seconds. */
function drawSession(random: RandomStream): number {
  return ASSUMPTIONS.sessionMinutes * 60 * (0.5 + random.uniform());
}

/** What is left of a session that somebody meets who comes at any time: long ones are met more often. */
function drawRestOfSession(random: RandomStream): number {
  const longest = ASSUMPTIONS.sessionMinutes * 60 * 1.5;
  for (;;) {
    const length = drawSession(random);
    if (random.uniform() * longest < length) return length * random.uniform();
  }
}

/**
 * Lets learners come, each by chance and for a while, and think, call, wait for the answer, and think again.
 * The first ones are in the middle of it.
 *
 * @param active how many are there at the same time, on average
 * @returns how many are there now
 */
export function letLearnersCome(
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
