import { Failure } from '../../domain/failure.ts';
import { type GradedCase, grade, type Verdict } from '../../domain/grading/grade.ts';
import { awardExperience, recordActivity } from './awards.ts';
import { requireExperience, requireOpenChallenge } from './challenges.ts';
import type {
  AwardTransaction,
  Catalogue,
  CatalogueAchievement,
  CatalogueChallenge,
  Learner,
  Ports,
  SubmissionRecord,
} from './ports.ts';
import { requireLearner, type Session } from './session.ts';
import { requireSource } from './source-code.ts';
import { sampleCases, submissionCases } from './test-cases.ts';

const MAX_KEY_LENGTH = 128;

export interface CodeInput {
  challengeId: string;
  language: string;
  code: string;
}

export interface SubmitInput extends CodeInput {
  /** Null: the service makes one, and the call cannot be repeated. */
  idempotencyKey: string | null;
}

export interface SubmittedSolution {
  submission: SubmissionRecord;
  result: Verdict;
  isAccepted: boolean;
  achievementsEarned: CatalogueAchievement[];
}

/** One attempt on its way from PENDING to a verdict. */
interface Attempt {
  learner: Learner;
  challenge: CatalogueChallenge;
  catalogue: Catalogue;
  submission: SubmissionRecord;
}

function requireKey(key: string): string {
  if (key.length >= 1 && key.length <= MAX_KEY_LENGTH) return key;
  throw new Failure(
    'INVALID_INPUT',
    `The idempotency key must have 1 to ${MAX_KEY_LENGTH} characters; it has ${key.length}.`,
  );
}

function present(submission: SubmissionRecord, catalogue: Catalogue): SubmittedSolution {
  const { verdict } = submission;
  if (!verdict) throw new Error(`Submission ${submission.id} is settled and has no verdict.`);
  return {
    submission,
    result: verdict,
    isAccepted: verdict.isAccepted,
    achievementsEarned: catalogue.achievements.filter(({ id }) =>
      submission.achievementIds.includes(id),
    ),
  };
}

function requireSameSolution(submission: SubmissionRecord, input: SubmitInput): void {
  if (submission.challengeId === input.challengeId && submission.code === input.code) return;
  throw new Failure(
    'CONFLICT',
    `The idempotency key "${input.idempotencyKey ?? ''}" belongs to another submission. Use a new key for new code.`,
  );
}

/** Transaction 2: the verdict is stored, and whatever it earns is awarded once. */
async function settle(award: AwardTransaction, attempt: Attempt, verdict: Verdict, now: Date) {
  const { challenge, submission, catalogue } = attempt;
  const settled = await award.settleSubmission(submission.id, verdict);
  if (!settled) {
    throw new Failure(
      'CONFLICT',
      'This submission was settled elsewhere. Repeat the call to read it.',
    );
  }
  if (!verdict.isAccepted) return settled;
  const isFirstSolve = await award.recordSolve(challenge.id, submission.id);
  if (isFirstSolve) {
    await awardExperience(award, {
      amount: challenge.experienceReward,
      reason: 'challenge',
      reference: challenge.id,
    });
  }
  const isFirstTry = isFirstSolve && (await award.countSubmissions(challenge.id)) === 1;
  const earned = await recordActivity(award, { catalogue, now, isFirstTry });
  return award.noteAwards(
    submission.id,
    isFirstSolve ? challenge.experienceReward : 0,
    earned.map(({ id }) => id),
  );
}

/** The use cases around running and grading code. */
export function createSubmissionService(ports: Ports) {
  const run = async (
    job: { challenge: CatalogueChallenge; code: string; learner: Learner },
    cases: GradedCase[],
  ): Promise<Verdict> => {
    const { challenge, code, learner } = job;
    const result = await ports.execution.run(
      {
        language: challenge.language,
        code,
        entry: challenge.entry,
        inputs: cases.map(({ stdin }) => stdin),
        limits: challenge.limits,
        lab: challenge.lab,
      },
      learner.id,
    );
    return grade(cases, result.outcomes);
  };

  /** Transaction 1: the gate, and the attempt on record before anything runs. */
  const open = (learner: Learner, challenge: CatalogueChallenge, input: SubmitInput) =>
    ports.awards.transaction(learner.id, async (award) => {
      requireExperience(challenge, award.learner.experiencePoints);
      return award.openSubmission({
        challengeId: challenge.id,
        idempotencyKey: requireKey(input.idempotencyKey ?? ports.newId()),
        code: input.code,
      });
    });

  const judge = async (attempt: Attempt): Promise<Verdict> => {
    const { challenge, submission, learner } = attempt;
    try {
      const cases = await ports.catalogue.hiddenCases(challenge.id);
      return await run(
        { challenge, learner, code: submission.code },
        submissionCases(challenge, cases, () => ports.random()),
      );
    } catch (error) {
      // The learner did nothing wrong: the attempt leaves no trace, and its key can be used again.
      await ports.submissions.withdraw(submission.id);
      throw error;
    }
  };

  return {
    /**
     * Runs code against the visible samples. Stores nothing, awards nothing.
     *
     * @throws {Failure} INVALID_INPUT, TOO_LARGE, NOT_FOUND, LOCKED, EXECUTION_UNAVAILABLE
     */
    async execute(session: Session, input: CodeInput): Promise<Verdict> {
      const learner = await requireLearner(session);
      requireSource(input.language, input.code);
      const challenge = await requireOpenChallenge(session, input.challengeId);
      return run({ challenge, learner, code: input.code }, sampleCases(challenge));
    },

    /**
     * Grades code against every case, stores the attempt, and awards XP the first time it passes.
     * The same key brings back the first answer.
     *
     * @throws {Failure} as execute, and CONFLICT while a submission with the same key is running
     */
    async submit(session: Session, input: SubmitInput): Promise<SubmittedSolution> {
      const learner = await requireLearner(session);
      requireSource(input.language, input.code);
      const challenge = await requireOpenChallenge(session, input.challengeId);
      const catalogue = await session.catalogue();
      const opened = await open(learner, challenge, input);
      if (opened.kind === 'running') {
        throw new Failure(
          'CONFLICT',
          'This submission is still running. Repeat the call in a moment.',
        );
      }
      if (opened.kind === 'finished') {
        requireSameSolution(opened.submission, input);
        return present(opened.submission, catalogue);
      }
      const attempt: Attempt = { learner, challenge, catalogue, submission: opened.submission };
      const verdict = await judge(attempt);
      const settled = await ports.awards.transaction(learner.id, (award) =>
        settle(award, attempt, verdict, ports.now()),
      );
      session.forget();
      return present(settled, catalogue);
    },

    /**
     * The learner's attempts, newest first.
     *
     * @returns one page; `endCursor` is null on the last
     */
    async list(
      session: Session,
      query: { challengeId: string | null; first: number; after: string | null },
    ): Promise<{ nodes: SubmissionRecord[]; endCursor: string | null }> {
      const learner = await requireLearner(session);
      const found = await ports.submissions.list(learner.id, { ...query, first: query.first + 1 });
      const nodes = found.slice(0, query.first);
      const last = nodes.at(-1);
      return { nodes, endCursor: found.length > query.first && last ? last.id : null };
    },
  };
}
