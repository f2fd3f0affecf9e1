import { and, desc, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm';
import { AppError } from '../../domain/app-error.ts';
import { type DraftContent, settleDraft } from '../../domain/draft.ts';
import type {
  ChallengeDraft,
  DraftRepository,
  NewDraft,
  ReplacedDraft,
} from '../services/ports/drafts.ts';
import type { Database, Queries } from './database.ts';
import { profiles } from './schema.ts';
import { drafts, replacedDrafts } from './workspace-schema.ts';

const { learnerId: _learnerId, ...DRAFT } = getTableColumns(drafts);

/** A learner's draft of a challenge. */
interface DraftKey {
  learnerId: string;
  challengeId: string;
}

const isDraft = ({ learnerId, challengeId }: DraftKey) =>
  and(eq(drafts.learnerId, learnerId), eq(drafts.challengeId, challengeId));

const isReplaced = ({ learnerId, challengeId }: DraftKey) =>
  and(eq(replacedDrafts.learnerId, learnerId), eq(replacedDrafts.challengeId, challengeId));

async function findDraft(queries: Queries, key: DraftKey): Promise<ChallengeDraft | null> {
  const [row] = await queries.select(DRAFT).from(drafts).where(isDraft(key));
  return row ?? null;
}

async function listReplaced(queries: Queries, key: DraftKey): Promise<ReplacedDraft[]> {
  const { id, code, editedAt, replacedAt } = replacedDrafts;
  return queries
    .select({ id, code, editedAt, replacedAt })
    .from(replacedDrafts)
    .where(isReplaced(key))
    .orderBy(desc(replacedAt), desc(id));
}

/** Saves of a learner wait for each other. */
async function lockProfile(queries: Queries, learnerId: string): Promise<void> {
  const [owner] = await queries
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.id, learnerId))
    .for('update');
  if (!owner) throw new AppError('NOT_FOUND', 'This account no longer has a profile.');
}

interface Keeping {
  now: Date;
  keep: number;
}

async function keepReplaced(
  queries: Queries,
  key: DraftKey,
  { code, editedAt, now, keep }: Pick<DraftContent, 'code' | 'editedAt'> & Keeping,
): Promise<void> {
  await queries.insert(replacedDrafts).values({ ...key, code, editedAt, replacedAt: now });
  const surplus = (await listReplaced(queries, key)).slice(keep).map(({ id }) => id);
  if (surplus.length === 0) return;
  await queries.delete(replacedDrafts).where(inArray(replacedDrafts.id, surplus));
}

async function storeDraft(
  queries: Queries,
  learnerId: string,
  draft: ChallengeDraft,
): Promise<ChallengeDraft> {
  const row = { learnerId, ...draft, ownCases: [...draft.ownCases] };
  const { code, ownCases, editedAt, revision } = row;
  await queries
    .insert(drafts)
    .values(row)
    .onConflictDoUpdate({
      target: [drafts.learnerId, drafts.challengeId],
      set: { code, ownCases, editedAt, revision },
    });
  return draft;
}

interface Save {
  learnerId: string;
  draft: NewDraft;
  keeping: Keeping;
}

async function saveDraft(
  queries: Queries,
  { learnerId, draft: { challengeId, ...sent }, keeping }: Save,
): Promise<ChallengeDraft> {
  const key = { learnerId, challengeId };
  await lockProfile(queries, learnerId);
  const stored = await findDraft(queries, key);
  if (stored === null) {
    const { code, ownCases, editedAt } = sent;
    return storeDraft(queries, learnerId, { challengeId, code, ownCases, editedAt, revision: 1 });
  }
  const { draft, replaced } = settleDraft(stored, sent);
  if (replaced !== null) await keepReplaced(queries, key, { ...replaced, ...keeping });
  return draft === stored ? stored : storeDraft(queries, learnerId, { challengeId, ...draft });
}

/**
 * Stores the first draft of a challenge, or one that changes the stored revision, by one statement. Almost every save is
 * one of the two.
 *
 * @returns null if it is neither, or changes nothing
 */
async function saveSuccessor(database: Database, save: Save): Promise<ChallengeDraft | null> {
  const { basedOn } = save.draft;
  const [row] = await (basedOn === null
    ? insertFirst(database, save)
    : updateRevision(database, save, basedOn));
  return row ?? null;
}

/** The learner's profile, with a lock for which a merge and `lockProfile` wait. */
const ownerOf = (learnerId: string) =>
  sql`from ${profiles} where ${profiles.id} = ${learnerId} for key share`;

function insertFirst(database: Database, { learnerId, draft }: Save) {
  const { challengeId, code, ownCases, editedAt } = draft;
  const row = sql`
    select id, ${challengeId}::text, ${code}::text, ${JSON.stringify(ownCases)}::jsonb,
      ${editedAt.toISOString()}::timestamptz, 1
    ${ownerOf(learnerId)}`;
  return database.insert(drafts).select(row).onConflictDoNothing().returning(DRAFT);
}

function updateRevision(database: Database, { learnerId, draft }: Save, basedOn: number) {
  const { challengeId, code, ownCases, editedAt } = draft;
  const isFollowing = and(
    sql`${drafts.learnerId} = (select id ${ownerOf(learnerId)})`,
    eq(drafts.challengeId, challengeId),
    eq(drafts.revision, basedOn),
    or(ne(drafts.code, code), sql`${drafts.ownCases} <> ${JSON.stringify(ownCases)}::jsonb`),
  );
  return database
    .update(drafts)
    .set({ code, ownCases: [...ownCases], editedAt, revision: basedOn + 1 })
    .where(isFollowing)
    .returning(DRAFT);
}

/** Reads and writes drafts. */
export function createDraftRepository(database: Database): DraftRepository {
  return {
    find: (learnerId, challengeId) => findDraft(database, { learnerId, challengeId }),
    replaced: (learnerId, challengeId) => listReplaced(database, { learnerId, challengeId }),
    async save(learnerId, draft, keeping) {
      const save = { learnerId, draft, keeping };
      return (
        (await saveSuccessor(database, save)) ??
        database.transaction((queries) => saveDraft(queries, save))
      );
    },
  };
}
