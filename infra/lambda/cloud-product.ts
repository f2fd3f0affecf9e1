import process from 'node:process';
import { compose, type Product } from '../compose.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';

/** One environment serves one request at a time; a second connection lets its reads overlap. */
const CONNECTIONS = 2;

function required<Value>(value: Value | null, names: string): Value {
  if (value !== null) return value;
  throw new ConfigError(`${names} must be set: a function has nothing embedded to fall back on.`);
}

/**
 * Puts the product together from a function's environment, once per environment.
 *
 * @throws {ConfigError} naming what is missing
 */
export function composeForCloud(config: Config = readConfig()): Promise<Product> {
  const databaseUrl = required(config.databaseUrl, 'DATABASE_URL');
  const supabase = required(config.supabase, 'SUPABASE_URL and SUPABASE_ANON_KEY');
  const functionName = required(config.executionFunction, 'EXECUTION_FUNCTION');
  const authUrl = `${supabase.url}/auth/v1`;
  return compose({
    databaseUrl,
    connections: CONNECTIONS,
    auth: {
      issuer: authUrl,
      url: authUrl,
      anonKey: supabase.anonKey,
      legacySecret: supabase.jwtSecret,
      serviceKey: supabase.serviceKey,
    },
    execution: { functionName },
    allowedOrigins: config.corsOrigins,
    log: (entry) => {
      process.stdout.write(`${JSON.stringify(entry)}\n`);
    },
  });
}
