import type { DataSources } from '../data-sources.ts';
import { type CloudConfig, readCloudConfig } from './cloud-config.ts';
import { openCloudDataSources } from './cloud-data-sources.ts';
import { logFailure } from './log-failure.ts';
import { memoize } from './memoize.ts';

/** What a function of the cloud knows and stands on, each made once and again only after it failed. */
export interface Foundation {
  config: () => Promise<CloudConfig>;
  dataSources: () => Promise<DataSources>;
}

/** Begins to read the configuration and to open what it names. A database that is away costs no secret read anew. */
export function openFoundation(): Foundation {
  const config = memoize(() => readCloudConfig(), logFailure);
  return {
    config,
    dataSources: memoize(async () => openCloudDataSources(await config()), logFailure),
  };
}
