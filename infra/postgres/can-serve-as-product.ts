import { sql } from 'drizzle-orm';
import { openDatabase } from '../../functions/data/database.ts';

/**
 * Checks whether a connection can work as the product's role. It can't if the owner may not create roles, or behind a
 * pooler that refuses settings.
 */
export async function canServeAsProduct(databaseUrl: string): Promise<boolean> {
  const { database, close } = openDatabase(databaseUrl, { connections: 1, asProduct: true });
  try {
    await database.execute(sql`select from app.publication`);
    return true;
  } catch {
    return false;
  } finally {
    await close();
  }
}
