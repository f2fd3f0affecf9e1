/** The migrated database that every test's own database is copied from. */
export const TEMPLATE_DATABASE = 'packetsmith_template';

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
