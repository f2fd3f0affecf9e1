/** The migrated database that every test database is copied from. */
export const TEMPLATE_DATABASE = 'packetsmith_template';

/** Returns the URL of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
