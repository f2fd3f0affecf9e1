import type { FirstSolve } from '../../domain/achievements.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Verdict } from '../../domain/grading.ts';
import { awardExperience, recordActivity } from './awards.ts';
import type { Catalogue, CatalogueChallenge } from './ports/catalogue.ts';
import type { AwardTransaction } from './ports/ports.ts';
import type { SubmissionRecord } from './ports/records.ts';

/** A submission with its verdict. */
export interface JudgedSubmission {
  submission: SubmissionRecord;
  challenge: CatalogueChallenge;
  catalogue: Catalogue;
  verdict: Verdict;
  now: Date;
}

async function firstSolveOf(
  award: AwardTransaction,
  { id, difficulty }: CatalogueChallenge,
): Promise<FirstSolve> {
  const submissions = await award.countSubmissions(id);
  return { difficulty, submissions, hintsUncovered: await award.countUncoveredHints(id) };
}

/**
 * Transaction 2: stores the verdict and makes its awards once. XP depends on the row in `solves`, which only the first
 * accepted submission can insert.
 *
 * @throws {AppError} CONFLICT if the submission was settled or withdrawn in the meantime
 */
export async function settleSubmission(
  award: AwardTransaction,
  judged: JudgedSubmission,
): Promise<SubmissionRecord> {
  const { submission, challenge, catalogue, verdict, now } = judged;
  const settled = await award.settleSubmission(submission.id, verdict);
  if (!settled) {
    throw new AppError(
      'CONFLICT',
      'This submission took too long and was withdrawn. Submit it again.',
    );
  }
  if (!verdict.isAccepted) return settled;
  const isFirstSolve = await award.recordSolve(challenge.id, submission.id);
  const experienceEarned = isFirstSolve ? challenge.experienceReward : 0;
  await awardExperience(award, {
    amount: experienceEarned,
    reason: 'challenge',
    reference: challenge.id,
  });
  const firstSolve = isFirstSolve ? await firstSolveOf(award, challenge) : null;
  const earned = await recordActivity(award, { catalogue, now, firstSolve });
  const achievementIds = earned.map(({ id }) => id);
  return award.noteAwards(submission.id, experienceEarned, achievementIds);
}
