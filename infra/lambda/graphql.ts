import { createGraphqlHandler } from '../../functions/graphql/handler.ts';
import { readSchema } from '../schema-text.ts';
import { behindCloudFront } from './behind-cloud-front.ts';
import { readCloudConfig, readOriginSecrets } from './cloud-config.ts';
import { cloudDoorParts } from './cloud-door-parts.ts';
import { openCloudGround } from './cloud-ground.ts';
import { openingDoor } from './opening-door.ts';

const door = openingDoor(async () => {
  const [config, schema] = await Promise.all([readCloudConfig(), readSchema()]);
  const ground = await openCloudGround(config);
  return createGraphqlHandler(schema, cloudDoorParts(ground, config));
});

/** Door 1 as AWS Lambda calls it. */
export const handler = behindCloudFront(readOriginSecrets(), door);
