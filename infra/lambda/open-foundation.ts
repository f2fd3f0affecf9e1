import type { DataSources } from '../data-sources.ts';
import { type CloudConfig, readCloudConfig } from './cloud-config.ts';
import { openCloudDataSources } from './cloud-data-sources.ts';
import { logFailure } from './log-failure.ts';
import { memoize } from './memoize.ts';

/**
 * The configuration and data sources of a function in the cloud. Each is created once, and again only after a failure.
 */
export interface Foundation {
  config: () => Promise<CloudConfig>;
  dataSources: () => Promise<DataSources>;
}

/**
 * Starts to read the configuration and to open the data sources. If the database is unavailable, the secrets aren't
 * read again.
 */
export function openFoundation(): Foundation {
  const config = memoize(() => readCloudConfig(), logFailure);
  return {
    config,
    dataSources: memoize(async () => openCloudDataSources(await config()), logFailure),
  };
}
