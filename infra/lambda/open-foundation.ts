import { logWithRequestId } from '../../functions/http/api-handler.ts';
import { type DataSourceOptions, type DataSources, openDataSources } from '../data-sources.ts';
import { logConnections } from '../log-connections.ts';
import type { CloudConfig } from './cloud-config.ts';
import { API_CONNECTIONS } from './connections.ts';
import { logFailure } from './log-failure.ts';
import { memoize } from './memoize.ts';
import { writeLog } from './write-log.ts';

/** Returns where the data and the accounts are, according to a function's configuration. */
export function dataSourceOptions({
  databaseUrl,
  databaseAuthority,
  supabase,
}: CloudConfig): DataSourceOptions {
  const authUrl = `${supabase.url}/auth/v1`;
  return {
    databaseUrl,
    connections: API_CONNECTIONS,
    certificateAuthority: databaseAuthority,
    onConnectionAttempt: logConnections(logWithRequestId(writeLog)),
    auth: {
      issuer: authUrl,
      url: authUrl,
      anonKey: supabase.anonKey,
      legacySecret: supabase.jwtSecret,
      serviceKey: supabase.serviceKey,
    },
  };
}

/** Opens the data sources of a function in the cloud. */
function openCloudDataSources(config: CloudConfig): Promise<DataSources> {
  return openDataSources(dataSourceOptions(config));
}

/**
 * The configuration and data sources of a function in the cloud. Each is created once, and again only after a failure.
 */
export interface Foundation {
  config: () => Promise<CloudConfig>;
  dataSources: () => Promise<DataSources>;
  /** Closes the data sources, if they are open. */
  close: () => Promise<void>;
}

/**
 * Starts to read the configuration and to open the data sources. If the database is unavailable, the secrets aren't
 * read again.
 *
 * @param read reads the configuration
 */
export function openFoundation(read: () => Promise<CloudConfig>): Foundation {
  let opened: DataSources | null = null;
  const config = memoize(read, logFailure);
  const open = async (): Promise<DataSources> =>
    (opened = await openCloudDataSources(await config()));
  return {
    config,
    dataSources: memoize(open, logFailure),
    close: async () => opened?.close(),
  };
}
