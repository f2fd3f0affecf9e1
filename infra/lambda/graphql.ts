import { createGraphqlHandler } from '../../functions/graphql/handler.ts';
import { readSchema } from '../schema-text.ts';
import { afterFreeze } from './after-freeze.ts';
import { behindCloudFront } from './behind-cloud-front.ts';
import { readOriginSecrets } from './cloud-config.ts';
import { cloudDoorParts } from './cloud-door-parts.ts';
import { openFoundation } from './open-foundation.ts';
import { openingDoor } from './opening-door.ts';

const { config, ground } = openFoundation();

const door = openingDoor(async () => {
  const [schema, opened, settings] = await Promise.all([readSchema(), ground(), config()]);
  return createGraphqlHandler(schema, cloudDoorParts(opened, settings));
});

/** Door 1 as AWS Lambda calls it. */
export const handler = behindCloudFront(readOriginSecrets(), afterFreeze(door));
