import type { Database } from '../functions/data/database.ts';
import { createRetentionStore } from '../functions/data/retention-store.ts';
import { createSubmissionStore } from '../functions/data/submission-store.ts';
import type { HttpHandler } from '../functions/http/door.ts';
import { createGraphqlHandler } from '../functions/graphql/handler.ts';
import { createRestHandler } from '../functions/rest/handler.ts';
import { applyRetention, type RetentionReport } from '../functions/services/retention.ts';
import { sweep, type SweepReport } from '../functions/services/sweep.ts';
import { createDoorParts, type DoorPartsOptions } from './door-parts.ts';
import { type GroundOptions, openGround } from './ground.ts';
import { readSchema } from './schema-text.ts';

/** What the doors are made of, where both stand in one process. */
export type ComposeOptions = GroundOptions & DoorPartsOptions;

/** Both doors, and what they share. */
export interface Product {
  graphql: HttpHandler;
  rest: HttpHandler;
  database: Database;
  /** @see applyRetention */
  applyRetention: (on: Date) => Promise<RetentionReport>;
  /** @see sweep */
  sweep: () => Promise<SweepReport>;
  close: () => Promise<void>;
}

/** Puts the whole product together in one process. In the cloud every function puts together its own part of it. */
export async function compose(options: ComposeOptions): Promise<Product> {
  const ground = await openGround(options);
  const { database, accounts, close } = ground;
  const door = createDoorParts(ground, options);
  const retention = createRetentionStore(database);
  const submissions = createSubmissionStore(database);
  return {
    graphql: createGraphqlHandler(await readSchema(), door),
    rest: createRestHandler(door),
    database,
    applyRetention: (on) => applyRetention({ accounts, retention }, on),
    sweep: () => sweep({ submissions }),
    close,
  };
}
