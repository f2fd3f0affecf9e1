import { createGraphqlHandler } from '../../functions/graphql/handler.ts';
import { readSchema } from '../schema-text.ts';
import { withIdleCleanup } from './idle-cleanup.ts';
import { behindCloudFront } from './behind-cloud-front.ts';
import { readOriginSecrets } from './cloud-config.ts';
import { createCloudApiDependencies } from './cloud-api-dependencies.ts';
import { openFoundation } from './open-foundation.ts';
import { lazyHandler } from './lazy-handler.ts';

const { config, dataSources } = openFoundation();

const api = lazyHandler(async () => {
  const [schema, opened, settings] = await Promise.all([readSchema(), dataSources(), config()]);
  return createGraphqlHandler(schema, createCloudApiDependencies(opened, settings));
});

/** The entry point of the GraphQL API on AWS Lambda. */
export const handler = behindCloudFront(readOriginSecrets(), withIdleCleanup(api));
