import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { DeletionRepository } from '../services/ports/ports.ts';
import type { Database } from './database.ts';

const ids = z.array(z.object({ id: z.string() }));

/** Several times the pause between two sweeps, so that a deletion is reported even if a sweep fails. */
const RECENT_MINUTES = 5;

/** Accesses the ids of deleted accounts, which a trigger of the database adds, no matter who deletes an account. */
export function createDeletionRepository(database: Database): DeletionRepository {
  return {
    async listRecent() {
      const rows = await database.execute(sql`
        select id from app.deleted_accounts
        where deleted_at > now() - make_interval(mins => ${RECENT_MINUTES}) order by deleted_at, id`);
      return ids.parse(rows).map(({ id }) => id);
    },
    async repeat(deleted) {
      const list = sql`array[${sql.join(
        deleted.map((id) => sql`${id}`),
        sql`, `,
      )}]::uuid[]`;
      const removed = await database.execute(sql`
        with noted as (
          insert into app.deleted_accounts (id) select unnest(${list}) on conflict do nothing
        )
        delete from app.profiles where id = any (${list}) returning id`);
      await database.execute(sql`
        select app.remove_account(id) from unnest(${list}) as gone (id) where app.has_accounts()`);
      return removed.length;
    },
  };
}
