import { createAccessTokenService } from './access-tokens.ts';
import { createAccountService } from './accounts.ts';
import { createChallengeService } from './challenges.ts';
import { createDailyProblemService } from './daily-problem.ts';
import { createDraftService } from './drafts.ts';
import { createEditorSettingsService } from './editor-settings.ts';
import { createExerciseService } from './exercises.ts';
import { createFollowService } from './follows.ts';
import { createHintService } from './hints.ts';
import { createLeaderboardService } from './leaderboard.ts';
import { createLearnerService } from './learners.ts';
import { createLessonService } from './lessons.ts';
import { createLineFindService } from './line-finds.ts';
import { createNextStepService } from './next-step.ts';
import { createPlacementService } from './placement.ts';
import type { Ports } from './ports/ports.ts';
import type { Identity } from './ports/records.ts';
import { createPreparationService } from './preparation.ts';
import { createProgressService } from './progress.ts';
import { spendPoints } from './rate-limits.ts';
import { createRequestContext, type RequestContext } from './request-context.ts';
import { createReviewService } from './reviews.ts';
import { createSolutionService } from './solutions.ts';
import { createSubmissionService } from './submissions.ts';

/** All use cases of the product, and everything that the APIs call. */
export type Services = ReturnType<typeof createServices>;

/** Creates the use cases on top of their ports. */
export function createServices(ports: Ports) {
  const learners = createLearnerService(ports);
  return {
    accessTokens: createAccessTokenService(ports),
    accounts: createAccountService(ports),
    challenges: createChallengeService(ports),
    dailyProblem: createDailyProblemService(ports),
    drafts: createDraftService(ports),
    editorSettings: createEditorSettingsService(ports),
    exercises: createExerciseService(ports),
    follows: createFollowService(ports),
    hints: createHintService(ports),
    leaderboard: createLeaderboardService(ports),
    learners,
    lineFinds: createLineFindService(ports),
    lessons: createLessonService(ports),
    nextStep: createNextStepService(ports),
    placement: createPlacementService(ports),
    preparation: createPreparationService(ports),
    progress: createProgressService(ports),
    reviews: createReviewService(ports),
    solutions: createSolutionService(ports),
    submissions: createSubmissionService(ports),
    /** @see spendPoints */
    spendPoints: (context: RequestContext, points: number) => spendPoints(ports, context, points),
    /** Creates the context of a request. @param identity null for a visitor */
    createRequestContext: (identity: Identity | null, address = 'unknown'): RequestContext =>
      createRequestContext(ports, { identity, address }, learners.find),
  };
}
