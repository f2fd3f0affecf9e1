import { createRestHandler } from '../../functions/rest/handler.ts';
import { afterFreeze } from './after-freeze.ts';
import { behindCloudFront } from './behind-cloud-front.ts';
import { readOriginSecrets } from './cloud-config.ts';
import { cloudDoorParts } from './cloud-door-parts.ts';
import { cloudChecks, createHealthHandler } from './cloud-health.ts';
import { openFoundation } from './open-foundation.ts';
import { openingDoor } from './opening-door.ts';

const HEALTH = '/api/health';

const { config, ground } = openFoundation();

const door = openingDoor(async () =>
  createRestHandler(cloudDoorParts(await ground(), await config())),
);
const health = createHealthHandler(cloudChecks(config, ground));

/** Door 2 as AWS Lambda calls it, and the state of what both doors stand on. */
export const handler = behindCloudFront(
  readOriginSecrets(),
  afterFreeze((event) => (event.rawPath === HEALTH ? health(event) : door(event))),
);
