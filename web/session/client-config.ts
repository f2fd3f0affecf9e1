/** The URLs of this deployment's services, which are absolute and have no trailing slash. */
export interface ClientConfig {
  supabaseUrl: string;
  supabaseAnonKey: string;
  apiUrl: string;
}

let pending: Promise<ClientConfig> | null = null;

/**
 * Returns the public configuration, fetched once. After a failure, the next call fetches it again.
 *
 * @throws {Error} if it can't be fetched or is incomplete
 */
export function loadClientConfig(): Promise<ClientConfig> {
  pending ??= fetchClientConfig().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}

async function fetchClientConfig(): Promise<ClientConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) {
    throw new Error(`The configuration could not be fetched: status ${response.status}.`);
  }
  const body: unknown = await response.json();
  return {
    supabaseUrl: absolute(settingOf(body, 'supabaseUrl')),
    supabaseAnonKey: settingOf(body, 'supabaseAnonKey'),
    apiUrl: absolute(settingOf(body, 'apiUrl')),
  };
}

function settingOf(body: unknown, name: string): string {
  const value: unknown = Object.entries(body ?? {}).find(([key]) => key === name)?.[1];
  if (typeof value !== 'string') throw new Error(`"${name}" is missing in /config.json.`);
  return value;
}

function absolute(address: string): string {
  return new URL(address, location.origin).href.replace(/\/$/, '');
}
