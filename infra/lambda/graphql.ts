import { createGraphqlHandler } from '../../functions/graphql/handler.ts';
import { readSchema } from '../schema-text.ts';
import { withIdleCleanup } from './idle-cleanup.ts';
import { behindCloudFront } from './behind-cloud-front.ts';
import { readOriginSecrets } from './cloud-config.ts';
import { createCloudApiDependencies } from './cloud-api-dependencies.ts';
import { lazyHandler } from './lazy-handler.ts';
import { withFreshSecrets } from './with-fresh-secrets.ts';

const api = withFreshSecrets(({ config, dataSources }) =>
  lazyHandler(async () => {
    const [schema, opened, settings] = await Promise.all([readSchema(), dataSources(), config()]);
    return createGraphqlHandler(schema, createCloudApiDependencies(opened, settings));
  }),
);

/** The entry point of the GraphQL API on AWS Lambda. */
export const handler = behindCloudFront(readOriginSecrets(), withIdleCleanup(api));
