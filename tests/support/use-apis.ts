import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { type Apis, openApis } from './apis.ts';
import { createWorld, type World } from './world.ts';

/** Both APIs of a world, and somebody who is signed in. There from the first test of a file to its last. */
export interface OpenApis {
  world: World;
  apis: Apis;
  /** The header of an account that has no profile yet: its first call makes one. */
  authorization: string;
}

/** Opens both APIs of a world of their own before the tests of a file, and closes them after. */
export function useApis(): OpenApis {
  const house: Partial<OpenApis> = {};
  const opened = (): OpenApis => {
    const { world, apis, authorization } = house;
    if (world && apis && authorization !== undefined) return { world, apis, authorization };
    throw new Error('The APIs open before the first test; nothing asks them earlier.');
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
