/** The secrets of a stage. Each is a parameter in the Parameter Store, named after its environment variable. */
export const SECRET_NAMES = [
  'DATABASE_URL',
  'DATABASE_CA',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_JWT_SECRET',
] as const;

export type SecretName = (typeof SECRET_NAMES)[number];
