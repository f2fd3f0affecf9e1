import { type DataSources, type DataSourceOptions, openDataSources } from '../data-sources.ts';
import type { CloudConfig } from './cloud-config.ts';

/** One environment serves one request at a time; a second connection lets its reads overlap. */
const CONNECTIONS = 2;

/** Where the configuration of a function says that the data and the accounts are. */
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

/** Opens what a function of the cloud stands on. */
export function openCloudDataSources(config: CloudConfig): Promise<DataSources> {
  return openDataSources(groundOptions(config));
}
