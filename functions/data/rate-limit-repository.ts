import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { RateLimitRepository } from '../services/ports/ports.ts';
import type { Queries } from './database.ts';

/** Keys are hashed, so that no address or id is stored. */
const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');

const waiting = z.array(z.object({ seconds: z.number() }));

/**
 * Stores token buckets, one per row, with the generic cell rate algorithm (ITU-T I.371, annex A): a row contains the
 * instant at which its bucket will be full again. A single statement decides, so that concurrent calls can't race.
 */
export function createRateLimitRepository(database: Pick<Queries, 'execute'>): RateLimitRepository {
  return {
    async take(key, { burst, perMinute }, count = 1) {
      const digest = digestOf(key);
      const pace = 60 / perMinute;
      const next = sql`greatest(b.full_at, now()) + make_interval(secs => ${pace * count})`;
      const taken = await database.execute(sql`
        insert into app.token_buckets as b (key, full_at)
        values (${digest}, now() + make_interval(secs => ${pace * count}))
        on conflict (key) do update set full_at = ${next}
          where ${next} <= now() + make_interval(secs => ${pace * burst})
        returning key`);
      if (taken.length > 0) return 0;
      const rows = await database.execute(sql`
        select ceil(extract(epoch from full_at - now()) - ${pace * (burst - count)}::float8)::float8 as seconds
        from app.token_buckets where key = ${digest}`);
      return Math.max(1, waiting.parse(rows)[0]?.seconds ?? 1);
    },
  };
}
