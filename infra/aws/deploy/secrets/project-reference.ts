/** Returns the reference of the hosted Supabase project that a URL belongs to; null for any other URL. */
export function projectOfUrl(supabaseUrl: string): string | null {
  return /^([a-z0-9]+)\.supabase\.co$/.exec(new URL(supabaseUrl).hostname)?.[1] ?? null;
}

/** Returns the same for a database URL. The pooler has it in the user name, a direct connection in the host. */
export function projectOfDatabase(address: URL): string | null {
  const [, byUser] = address.username.split('.');
  return /^db\.([a-z0-9]+)\.supabase\.co$/.exec(address.hostname)?.[1] ?? byUser ?? null;
}
