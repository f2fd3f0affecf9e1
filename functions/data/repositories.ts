import type { Ports } from '../services/ports/ports.ts';
import { createAccessTokenRepository } from './access-token-repository.ts';
import { createAwardRepository } from './award-repository.ts';
import { createCatalogueRepository } from './catalogue-repository.ts';
import type { Database } from './database.ts';
import { createDraftRepository } from './draft-repository.ts';
import { createEditorSettingsRepository } from './editor-settings-repository.ts';
import { createEvidenceRepository } from './evidence-repository.ts';
import { createFollowRepository } from './follow-repository.ts';
import { createHintRepository } from './hint-repository.ts';
import { createLeaderboardRepository } from './leaderboard-repository.ts';
import { createLearnerRepository } from './learner-repository.ts';
import { createLineFindRepository } from './line-find-repository.ts';
import { createPlacementRepository } from './placement-repository.ts';
import { createPracticeRepository } from './practice-repository.ts';
import { createPreparationRepository } from './preparation-repository.ts';
import { createProgressRepository } from './progress-repository.ts';
import { createRateLimitRepository } from './rate-limit-repository.ts';
import { createRequestBudget } from './request-budget.ts';
import { createReviewRepository } from './review-repository.ts';
import { createShownHelpRepository } from './shown-help-repository.ts';
import { createSubmissionRepository } from './submission-repository.ts';

/** The ports that are implemented on the product's own tables. */
export type Repositories = Omit<
  Ports,
  'accounts' | 'execution' | 'notices' | 'now' | 'random' | 'newId'
>;

/** Creates the repositories that the use cases need. */
export function createRepositories(database: Database): Repositories {
  const rateLimits = createRateLimitRepository(database);
  return {
    accessTokens: createAccessTokenRepository(database),
    awards: createAwardRepository(database),
    catalogue: createCatalogueRepository(database),
    drafts: createDraftRepository(database),
    evidence: createEvidenceRepository(database),
    editorSettings: createEditorSettingsRepository(database),
    follows: createFollowRepository(database),
    hints: createHintRepository(database),
    leaderboard: createLeaderboardRepository(database),
    learners: createLearnerRepository(database),
    lineFinds: createLineFindRepository(database),
    placements: createPlacementRepository(database),
    practice: createPracticeRepository(database),
    preparation: createPreparationRepository(database),
    progress: createProgressRepository(database),
    rateLimits,
    reviews: createReviewRepository(database),
    requestBudget: createRequestBudget(rateLimits),
    shownHelp: createShownHelpRepository(database),
    submissions: createSubmissionRepository(database),
  };
}
