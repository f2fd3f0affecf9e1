import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { type Apis, openApis } from './apis.ts';
import { createWorld, type World } from './world.ts';

/** Both APIs of a world and a signed-in account, available from the first test of a file to the last. */
export interface OpenApis {
  world: World;
  apis: Apis;
  /** The header of an account without a profile: its first call creates one. */
  authorization: string;
}

/** Opens both APIs of a new world before the tests of a file, and closes them after. */
export function useApis(): OpenApis {
  const house: Partial<OpenApis> = {};
  const opened = (): OpenApis => {
    const { world, apis, authorization } = house;
    if (world && apis && authorization !== undefined) return { world, apis, authorization };
    throw new Error("The APIs open before the first test. Don't use them earlier.");
  };
  beforeAll(async () => {
    house.world = await createWorld();
    house.apis = await openApis(house.world.services);
    house.authorization = `Bearer ${await house.apis.authority.token({ sub: randomUUID() })}`;
  });
  afterAll(async () => {
    await house.apis?.authority.close();
    await house.world?.close();
  });
  return {
    get world() {
      return opened().world;
    },
    get apis() {
      return opened().apis;
    },
    get authorization() {
      return opened().authorization;
    },
  };
}
