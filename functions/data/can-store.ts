import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Checks whether the database answers and can write to its disk: with little memory, this query needs a temporary file,
 * which leaves nothing behind.
 *
 * @throws {Error} of the database, such as 53100 if the disk is full
 */
export async function canStore(database: Database): Promise<boolean> {
  const [row] = await database.transaction(async (queries) => {
    await queries.execute(sql`set local work_mem = '64kB'`);
    return queries.execute<{ can_write: boolean }>(
      sql`select not current_setting('transaction_read_only')::bool as can_write
        from (select count(*) from generate_series(1, 20000)) as spilled`,
    );
  });
  return row?.can_write === true;
}
