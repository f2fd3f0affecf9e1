import { afterAll, beforeAll, expect, test } from 'vitest';
import { misplaced } from '../support/standings.ts';
import { createWorld, unbalanced, type World } from '../support/world.ts';
import { expectIntegrity } from './property/invariants.ts';
import { leave, OPERATIONS } from './property/operations.ts';
import { createPlayer, type Player, signUp } from './property/player.ts';

const OPERATIONS_PER_SEED = 50;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Performs one operation and checks everything; a failure lists the operations so far. */
async function step(player: Player, operation: (player: Player) => Promise<void>): Promise<void> {
  player.history.push(operation.name);
  try {
    await operation(player);
    await expectIntegrity(player);
  } catch (error) {
    throw new Error(`After ${player.history.join(', ')}`, { cause: error });
  }
}

test.concurrent.each([1, 2, 3])(
  'seed %i: whatever a learner does, the awards stay correct',
  async (seed) => {
    const player = createPlayer(world, seed);
    await signUp(player);
    for (let count = 0; count < OPERATIONS_PER_SEED; count += 1) {
      const isLeaving = count === OPERATIONS_PER_SEED - 10;
      await step(player, isLeaving ? leave : player.random.pick(OPERATIONS));
    }
    expect(new Set(player.history).size).toBe(new Set(OPERATIONS).size + 1);
    expect(await unbalanced(world.database)).toEqual([]);
    expect(await misplaced(world.database)).toEqual([]);
  },
);
