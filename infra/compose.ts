import type { Database } from '../functions/data/database.ts';
import { createDeletionRepository } from '../functions/data/deletion-repository.ts';
import { createRetentionRepository } from '../functions/data/retention-repository.ts';
import { createSubmissionRepository } from '../functions/data/submission-repository.ts';
import type { HttpHandler } from '../functions/http/api-handler.ts';
import { createGraphqlHandler } from '../functions/graphql/handler.ts';
import { createRestHandler } from '../functions/rest/handler.ts';
import {
  applyRetention,
  type RetentionReport,
  sweep,
  type SweepReport,
} from '../functions/services/cleanup.ts';
import { createApiDependencies, type ApiDependenciesOptions } from './api-dependencies.ts';
import { type DataSourceOptions, openDataSources } from './data-sources.ts';
import { readSchema } from './schema-text.ts';

/** The options of both APIs in one process. */
export type ComposeOptions = DataSourceOptions & ApiDependenciesOptions;

/** Both APIs, and what they share. */
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

/** Creates the whole product in one process. In the cloud, every function creates its own part of it. */
export async function compose(options: ComposeOptions): Promise<Product> {
  const dataSources = await openDataSources(options);
  const { database, accounts, close } = dataSources;
  const api = createApiDependencies(dataSources, options);
  const retention = createRetentionRepository(database);
  const submissions = createSubmissionRepository(database);
  const deletions = createDeletionRepository(database);
  return {
    graphql: createGraphqlHandler(await readSchema(), api),
    rest: createRestHandler({ ...api, canStream: true }),
    database,
    applyRetention: (on) => applyRetention({ accounts, retention }, on),
    sweep: () => sweep({ submissions, deletions }),
    close,
  };
}
