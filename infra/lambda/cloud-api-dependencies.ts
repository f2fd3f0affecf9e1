import type { ApiOptions } from '../../functions/http/api-handler.ts';
import { createApiDependencies } from '../api-dependencies.ts';
import type { DataSources } from '../data-sources.ts';
import type { CloudConfig } from './cloud-config.ts';
import { dataSourceOptions } from './open-foundation.ts';
import { writeLog } from './write-log.ts';

/** Creates the dependencies of an API in the cloud. */
export function createCloudApiDependencies(
  dataSources: DataSources,
  config: CloudConfig,
): ApiOptions {
  return createApiDependencies(dataSources, {
    ...dataSourceOptions(config),
    execution: config.execution,
    allowedOrigins: config.corsOrigins,
    log: writeLog,
  });
}
