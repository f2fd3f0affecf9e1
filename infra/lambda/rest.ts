import { createRestHandler } from '../../functions/rest/handler.ts';
import { behindCloudFront } from './behind-cloud-front.ts';
import { readCloudConfig, readOriginSecrets } from './cloud-config.ts';
import { cloudDoorParts } from './cloud-door-parts.ts';
import { openCloudGround } from './cloud-ground.ts';
import { cloudChecks, createHealthHandler } from './cloud-health.ts';
import { hearFailure } from './hear-failure.ts';
import { madeOnce } from './made-once.ts';
import { openingDoor } from './opening-door.ts';

const HEALTH = '/api/health';

const config = madeOnce(() => readCloudConfig(), hearFailure);
const ground = madeOnce(async () => openCloudGround(await config()), hearFailure);

const door = openingDoor(async () =>
  createRestHandler(cloudDoorParts(await ground(), await config())),
);
const health = createHealthHandler(cloudChecks(config, ground));

/** Door 2 as AWS Lambda calls it, and the state of what both doors stand on. */
export const handler = behindCloudFront(readOriginSecrets(), (event) =>
  event.rawPath === HEALTH ? health(event) : door(event),
);
