/** Which hosted project an address or a key belongs to: the word that Supabase made up for it; null for any other. */
export function projectOfUrl(supabaseUrl: string): string | null {
  return /^([a-z0-9]+)\.supabase\.co$/.exec(new URL(supabaseUrl).hostname)?.[1] ?? null;
}

/** The same for the address of a database: the pooler is told by the user, the database itself by its host. */
export function projectOfDatabase(address: URL): string | null {
  const [, byUser] = address.username.split('.');
  return /^db\.([a-z0-9]+)\.supabase\.co$/.exec(address.hostname)?.[1] ?? byUser ?? null;
}
