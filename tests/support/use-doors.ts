import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { type Doors, openDoors } from './doors.ts';
import { createWorld, type World } from './world.ts';

/** Both doors of a world, and somebody who is signed in. There from the first test of a file to its last. */
export interface OpenHouse {
  world: World;
  doors: Doors;
  /** The header of an account that has no profile yet: its first call makes one. */
  authorization: string;
}

/** Opens both doors of a world of their own before the tests of a file, and closes them after. */
export function useDoors(): OpenHouse {
  const house: Partial<OpenHouse> = {};
  const opened = (): OpenHouse => {
    const { world, doors, authorization } = house;
    if (world && doors && authorization !== undefined) return { world, doors, authorization };
    throw new Error('The doors open before the first test; nothing asks them earlier.');
  };
  beforeAll(async () => {
    house.world = await createWorld();
    house.doors = await openDoors(house.world.services);
    house.authorization = `Bearer ${await house.doors.authority.token({ sub: randomUUID() })}`;
  });
  afterAll(async () => {
    await house.doors?.authority.close();
    await house.world?.close();
  });
  return {
    get world() {
      return opened().world;
    },
    get doors() {
      return opened().doors;
    },
    get authorization() {
      return opened().authorization;
    },
  };
}
