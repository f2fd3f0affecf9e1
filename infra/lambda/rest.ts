import { createRestHandler } from '../../functions/rest/handler.ts';
import { withIdleCleanup } from './idle-cleanup.ts';
import { behindCloudFront } from './behind-cloud-front.ts';
import { readOriginSecrets } from './cloud-config.ts';
import { createCloudApiDependencies } from './cloud-api-dependencies.ts';
import { cloudChecks, createHealthHandler } from './cloud-health.ts';
import { openFoundation } from './open-foundation.ts';
import { lazyHandler } from './lazy-handler.ts';

const HEALTH = '/api/health';

const { config, dataSources } = openFoundation();

const api = lazyHandler(async () =>
  createRestHandler(createCloudApiDependencies(await dataSources(), await config())),
);
const health = createHealthHandler(cloudChecks(config, dataSources));

/** The entry point of the REST API on AWS Lambda, including the health check of both APIs. */
export const handler = behindCloudFront(
  readOriginSecrets(),
  withIdleCleanup((event) => (event.rawPath === HEALTH ? health(event) : api(event))),
);
