import { createHash, randomInt } from 'node:crypto';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  ACCESS_TOKEN_ALPHABET,
  ACCESS_TOKEN_LETTERS,
  ACCESS_TOKEN_PREFIX,
} from '../../domain/access-token.ts';
import { AppError } from '../../domain/app-error.ts';
import { dayIn } from '../../domain/calendar.ts';
import type {
  AccessTokenOwner,
  AccessTokenRepository,
  CreatedAccessToken,
  NewAccessToken,
} from '../services/ports/accounts.ts';
import type { Database } from './database.ts';
import { accessTokens, profiles } from './schema.ts';

/** Creates an access token: the prefix and 256 random bits. */
function newAccessTokenText(): string {
  const letters = Array.from({ length: ACCESS_TOKEN_LETTERS }, () =>
    ACCESS_TOKEN_ALPHABET.charAt(randomInt(ACCESS_TOKEN_ALPHABET.length)),
  );
  return ACCESS_TOKEN_PREFIX + letters.join('');
}

/**
 * Returns the stored hash of an access token. 256 random bits can't be guessed, so a slow hash isn't needed: SHA-256 is
 * enough, and the hash can be looked up in an index.
 */
function accessTokenHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The number of a token's last characters that are shown. */
const ENDING_LENGTH = 4;

const { hash: _hash, learnerId: _learnerId, ...shown } = getTableColumns(accessTokens);

const owners = z.array(
  z.object({ id: z.string(), learnerId: z.string(), scope: z.enum(['READ', 'WRITE']) }),
);

/** Locks the profile, so that concurrent calls can't exceed the maximum. */
function createToken(
  database: Database,
  learnerId: string,
  { most, ...token }: NewAccessToken & { most: number },
): Promise<CreatedAccessToken | null> {
  return database.transaction(async (transaction) => {
    const [owner] = await transaction
      .select({ id: profiles.id })
      .from(profiles)
      .where(eq(profiles.id, learnerId))
      .for('update');
    if (!owner) throw new AppError('UNAUTHENTICATED', 'This account was deleted.');
    const present = await transaction
      .select({ id: accessTokens.id })
      .from(accessTokens)
      .where(eq(accessTokens.learnerId, learnerId));
    if (present.length >= most) return null;
    const text = newAccessTokenText();
    const stored = { hash: accessTokenHash(text), ending: text.slice(-ENDING_LENGTH) };
    const [accessToken] = await transaction
      .insert(accessTokens)
      .values({ learnerId, ...token, ...stored })
      .returning(shown);
    return accessToken ? { accessToken, text } : null;
  });
}

/** A single statement, which writes only on the first use of a day. */
async function useToken(
  database: Database,
  text: string,
  now: Date,
): Promise<AccessTokenOwner | null> {
  const instant = now.toISOString();
  const today = dayIn('UTC', now);
  const rows = await database.execute(sql`
    with found as (
      select id, learner_id, scope from app.access_tokens
      where hash = ${accessTokenHash(text)} and expires_at > ${instant}
    ), noted as (
      update app.access_tokens t set last_used_on = ${today} from found
      where t.id = found.id and (t.last_used_on is null or t.last_used_on < ${today})
    )
    select id, learner_id as "learnerId", scope from found`);
  return owners.parse(rows)[0] ?? null;
}

/** Stores access tokens. Only their hashes are stored, never their text. */
export function createAccessTokenRepository(database: Database): AccessTokenRepository {
  return {
    list: (learnerId) =>
      database
        .select(shown)
        .from(accessTokens)
        .where(eq(accessTokens.learnerId, learnerId))
        .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id)),
    create: (learnerId, token, most) => createToken(database, learnerId, { ...token, most }),
    async revoke(learnerId, id) {
      const own = and(sql`${accessTokens.id}::text = ${id}`, eq(accessTokens.learnerId, learnerId));
      const [revoked] = await database.delete(accessTokens).where(own).returning(shown);
      return revoked ?? null;
    },
    use: (text, now) => useToken(database, text, now),
  };
}
