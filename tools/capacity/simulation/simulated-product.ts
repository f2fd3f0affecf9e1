import { ASSUMPTIONS } from '../assumptions.ts';
import { apiStartSeconds, CLOUD, executionStartSeconds } from '../service-times.ts';
import { drawCall, type RandomStream } from './draw-call.ts';
import {
  createEnvironmentPool,
  createTenantPools,
  type TenantLimits,
} from './environment-pools.ts';
import type { EventQueue } from './event-queue.ts';
import type { Counts, Sample } from './observed.ts';

/** What all parts of a simulation share. */
export interface SimulationContext {
  queue: EventQueue;
  random: RandomStream;
  count: (what: keyof Counts) => void;
}

/** The functions as their callers see them. */
export interface SimulatedProduct {
  /** Makes a call for a learner. @param then called when it has been answered */
  call: (learner: number, then: () => void) => void;
  look: () => Omit<Sample, 'active'>;
}

/** Creates APIs that all learners share, and the execution function behind them. A rejected run is answered at once. */
export function createSimulatedProduct(
  { queue, random, count }: SimulationContext,
  limits: TenantLimits,
): SimulatedProduct {
  const { idleMinutes } = ASSUMPTIONS;
  const starts = { api: apiStartSeconds(CLOUD), execution: executionStartSeconds() };
  const apis = createEnvironmentPool(idleMinutes * 60);
  const tenants = createTenantPools(idleMinutes * 60, limits);

  const run = (learner: number, seconds: number, then: () => void): void => {
    count('runs');
    const taken = tenants.take(learner, queue.now());
    if (taken === 'refused') {
      count('refused');
      then();
      return;
    }
    if (taken) count('runStarts');
    queue.after(seconds + (taken ? starts.execution : 0), () => {
      tenants.release(learner, queue.now());
      then();
    });
  };
  return {
    call(learner, then) {
      count('calls');
      const isStarted = apis.take(queue.now());
      if (isStarted) count('apiStarts');
      const { apiSeconds, runSeconds } = drawCall(random);
      const answer = (): void => {
        apis.release(queue.now());
        then();
      };
      queue.after(apiSeconds + (isStarted ? starts.api : 0), () => {
        if (runSeconds === null) answer();
        else run(learner, runSeconds, answer);
      });
    },
    look: () => ({
      apisBusy: apis.busy(),
      apisLive: apis.live(queue.now()),
      runsBusy: tenants.busy(),
      runsLive: tenants.live(queue.now()),
    }),
  };
}
