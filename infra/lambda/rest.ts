import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { createRestHandler } from '../../functions/rest/handler.ts';
import { withIdleCleanup } from './idle-cleanup.ts';
import { behindCloudFront } from './behind-cloud-front.ts';
import { readOriginSecrets } from './cloud-config.ts';
import { createCloudApiDependencies } from './cloud-api-dependencies.ts';
import { cloudChecks, createHealthHandler } from './cloud-health.ts';
import { lazyHandler } from './lazy-handler.ts';
import { withFreshSecrets } from './with-fresh-secrets.ts';

const HEALTH = '/api/health';

const api = withFreshSecrets(({ config, dataSources }) => {
  const rest = lazyHandler(async () =>
    createRestHandler(createCloudApiDependencies(await dataSources(), await config())),
  );
  const health = createHealthHandler(cloudChecks(config, dataSources));
  return (event: APIGatewayProxyEventV2) =>
    event.rawPath === HEALTH ? health(event) : rest(event);
});

/** The entry point of the REST API on AWS Lambda, including the health check of both APIs. */
export const handler = behindCloudFront(readOriginSecrets(), withIdleCleanup(api));
