import postgres from 'postgres';

/** Removes an account at the auth server, with its sessions and identities, which hang on it. */
export async function removeAccount(databaseUrl: string, id: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => undefined });
  try {
    await sql`delete from auth.users where id = ${id}`;
  } finally {
    await sql.end();
  }
}
