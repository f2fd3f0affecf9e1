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
  const opened: Partial<OpenApis> = {};
  const ready = (): OpenApis => {
    const { world, apis, authorization } = opened;
    if (world && apis && authorization !== undefined) return { world, apis, authorization };
    throw new Error("The APIs open before the first test. Don't use them earlier.");
  };
  beforeAll(async () => {
    opened.world = await createWorld();
    opened.apis = await openApis(opened.world.services);
    opened.authorization = `Bearer ${await opened.apis.authority.token({ sub: randomUUID() })}`;
  });
  afterAll(async () => {
    await opened.apis?.authority.close();
    await opened.world?.close();
  });
  return {
    get world() {
      return ready().world;
    },
    get apis() {
      return ready().apis;
    },
    get authorization() {
      return ready().authorization;
    },
  };
}
