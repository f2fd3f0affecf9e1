import { AppError } from '../../../domain/app-error.ts';
import type { Day } from '../../../domain/calendar.ts';
import type { ExecutionPort } from '../../../functions/services/ports/ports.ts';
import type { Identity } from '../../../functions/services/ports/records.ts';
import type { Services } from '../../../functions/services/services.ts';
import type { RequestContext } from '../../../functions/services/request-context.ts';
import type { SubmitInput } from '../../../functions/services/submit-solution.ts';
import { stubbedExecution } from '../../support/stubbed-execution.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { newIdentity, type World } from '../../support/world.ts';

/** A learner who acts at random, and the expected result. */
export interface Player {
  world: World;
  services: Services;
  identity: Identity;
  /** The days on which something was accepted or completed. */
  activeDays: Set<Day>;
  /** What was submitted and answered, so that it can be repeated. */
  answered: SubmitInput[];
  /** The learner's clock, and whether the execution function is reachable. */
  conditions: { now: Date; isExecutionDown: boolean };
  random: Random;
  /** The operations so far, for the message of a failure. */
  history: string[];
}

export interface Random {
  below(limit: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  id(): string;
}

function createRandom(seed: number): Random {
  const next = seededRandom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  let ids = 0;
  return {
    below,
    pick: (from) => from[below(from.length)] ?? from[0],
    id: () => `key-${seed}-${(ids += 1)}`,
  };
}

function executionOf(conditions: Player['conditions']): ExecutionPort {
  return {
    run: (request, tenant) =>
      conditions.isExecutionDown
        ? Promise.reject(new AppError('EXECUTION_UNAVAILABLE', 'Down.'))
        : stubbedExecution.run(request, tenant),
  };
}

/** Creates a player whose choices and clock are the same for the same seed. */
export function createPlayer(world: World, seed: number): Player {
  const conditions = { now: new Date('2026-01-20T12:00:00Z'), isExecutionDown: false };
  const services = world.with({
    execution: executionOf(conditions),
    now: () => conditions.now,
    rateLimits: { take: () => Promise.resolve(0) },
  });
  return {
    world,
    services,
    identity: newIdentity(),
    activeDays: new Set(),
    answered: [],
    conditions,
    random: createRandom(seed),
    history: [],
  };
}

/** Replaces the player's learner with a new one. */
export async function signUp(player: Player): Promise<void> {
  player.identity = newIdentity();
  player.answered = [];
  player.activeDays = new Set();
  await player.services.learners.find(player.identity);
}

/** Opens a request context, like every request does: nothing is remembered from the previous one. */
export function sessionOf({ services, identity }: Player): RequestContext {
  return services.createRequestContext(identity);
}
