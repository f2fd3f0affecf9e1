/** The secrets of a stage: each is a parameter of the Parameter Store, named as the variable that it becomes. */
export const SECRET_NAMES = [
  'DATABASE_URL',
  'DATABASE_CA',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_JWT_SECRET',
] as const;

export type SecretName = (typeof SECRET_NAMES)[number];
