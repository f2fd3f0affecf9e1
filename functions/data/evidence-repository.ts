import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { EvidenceRepository, StoredEvidence } from '../services/ports/evidence.ts';
import { challengeEvidence, challengeSolutions } from './curriculum-schema.ts';
import type { Database } from './database.ts';
import { submissions } from './schema.ts';
import { storableJson } from './submission-repository.ts';
import { learnerEvidence } from './workspace-schema.ts';

const { learnerId: _learnerId, madeAt: _madeAt, ...EVIDENCE } = getTableColumns(learnerEvidence);

async function findEvidence(
  database: Database,
  learnerId: string,
  challengeId: string,
): Promise<StoredEvidence | null> {
  const [row] = await database
    .select(EVIDENCE)
    .from(learnerEvidence)
    .where(
      and(eq(learnerEvidence.learnerId, learnerId), eq(learnerEvidence.challengeId, challengeId)),
    );
  return row ?? null;
}

async function storeEvidence(
  database: Database,
  learnerId: string,
  { challengeId, submissionId, version, sample, gradedCase }: StoredEvidence,
): Promise<void> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(storableJson(value)));
  // Selected from the submission, so that nothing is stored for one that is gone.
  await database.execute(sql`
    insert into app.learner_evidence as stored
      (learner_id, challenge_id, submission_id, version, sample, graded_case)
    select learner_id, ${challengeId}, id, ${version}, ${json(sample)}::jsonb, ${json(gradedCase)}::jsonb
    from app.submissions where id = ${submissionId} and learner_id = ${learnerId}
    on conflict (learner_id, challenge_id) do update set
      submission_id = excluded.submission_id, version = excluded.version,
      sample = excluded.sample, graded_case = excluded.graded_case, made_at = now()
    where (stored.submission_id, stored.version) <> (excluded.submission_id, excluded.version)`);
}

/** Reads how chains work, and stores what learners' attacks left. */
export function createEvidenceRepository(database: Database): EvidenceRepository {
  return {
    async key(challengeId) {
      const { take, needs, program, stock } = challengeEvidence;
      const isModel = and(
        eq(challengeSolutions.challengeId, challengeEvidence.challengeId),
        eq(challengeSolutions.position, 0),
      );
      const [row] = await database
        .select({ take, needs, program, stock, solution: challengeSolutions.code })
        .from(challengeEvidence)
        .innerJoin(challengeSolutions, isModel)
        .where(eq(challengeEvidence.challengeId, challengeId));
      return row ?? null;
    },

    async latestAttack(learnerId, challengeId) {
      const [row] = await database
        .select({ submissionId: submissions.id, code: submissions.code })
        .from(submissions)
        .where(
          and(
            eq(submissions.learnerId, learnerId),
            eq(submissions.challengeId, challengeId),
            eq(submissions.status, 'ACCEPTED'),
          ),
        )
        .orderBy(desc(submissions.submittedAt), desc(submissions.id))
        .limit(1);
      return row ?? null;
    },

    find: (learnerId, challengeId) => findEvidence(database, learnerId, challengeId),

    async store(learnerId, evidence) {
      await storeEvidence(database, learnerId, evidence);
      return findEvidence(database, learnerId, evidence.challengeId);
    },
  };
}
