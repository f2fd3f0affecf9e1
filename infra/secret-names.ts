/** The secrets of a stage. Each is a parameter in the Parameter Store, named after its environment variable. */
export const SECRET_NAMES = [
  'DATABASE_URL',
  'OWNER_DATABASE_URL',
  'DATABASE_CA',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_JWT_SECRET',
] as const;

export type SecretName = (typeof SECRET_NAMES)[number];

/** The secrets that the APIs need. Nothing that is deployed may change the schema, so the owner's URL isn't one. */
export const API_SECRETS = [
  'DATABASE_URL',
  'DATABASE_CA',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_JWT_SECRET',
] as const satisfies readonly SecretName[];

/** The secrets that each scheduled job needs. Only `retention` deletes accounts. */
export const JOB_SECRETS = {
  sweeper: ['DATABASE_URL', 'DATABASE_CA'],
  retention: ['DATABASE_URL', 'DATABASE_CA', 'SUPABASE_SERVICE_ROLE_KEY'],
} as const satisfies Record<string, readonly SecretName[]>;
