import type { Ports } from '../services/ports/ports.ts';
import { createAccessTokenStore } from './access-token-store.ts';
import { createAwardStore } from './award-store.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import type { Database } from './database.ts';
import { createHintStore } from './hint-store.ts';
import { createLeaderboardStore } from './leaderboard-store.ts';
import { createLearnerStore } from './learner-store.ts';
import { createProgressStore } from './progress-store.ts';
import { createRateLimitStore } from './rate-limit-store.ts';
import { createSubmissionStore } from './submission-store.ts';

/** The ports that the product's own tables stand behind. */
export type Stores = Omit<Ports, 'accounts' | 'execution' | 'now' | 'random' | 'newId'>;

/** Makes every store of a database that the use cases need. */
export function createStores(database: Database): Stores {
  return {
    accessTokens: createAccessTokenStore(database),
    awards: createAwardStore(database),
    catalogue: createCatalogueStore(database),
    hints: createHintStore(database),
    leaderboard: createLeaderboardStore(database),
    learners: createLearnerStore(database),
    progress: createProgressStore(database),
    rateLimits: createRateLimitStore(database),
    submissions: createSubmissionStore(database),
  };
}
