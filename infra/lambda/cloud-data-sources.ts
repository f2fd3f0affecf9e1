import { type DataSources, type DataSourceOptions, openDataSources } from '../data-sources.ts';
import type { CloudConfig } from './cloud-config.ts';

/** One environment serves one request at a time. A second connection lets its reads overlap. */
const CONNECTIONS = 2;

/** Returns where the data and the accounts are, according to a function's configuration. */
export function groundOptions({
  databaseUrl,
  databaseAuthority,
  supabase,
}: CloudConfig): DataSourceOptions {
  const authUrl = `${supabase.url}/auth/v1`;
  return {
    databaseUrl,
    connections: CONNECTIONS,
    certificateAuthority: databaseAuthority,
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
export function openCloudDataSources(config: CloudConfig): Promise<DataSources> {
  return openDataSources(groundOptions(config));
}
