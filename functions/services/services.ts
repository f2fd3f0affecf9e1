import { createAccessTokenService } from './access-tokens.ts';
import { createAccountService } from './accounts.ts';
import { createChallengeService } from './challenges.ts';
import { createHintService } from './hints.ts';
import { createLeaderboardService } from './leaderboard.ts';
import { createLearnerService } from './learners.ts';
import { createLessonService } from './lessons.ts';
import type { Ports } from './ports/ports.ts';
import type { Identity } from './ports/records.ts';
import { createProgressService } from './progress.ts';
import { createRequestContext, type RequestContext } from './request-context.ts';
import { createSubmissionService } from './submissions.ts';

/** Every use case of the product. Both APIs call these and nothing else. */
export type Services = ReturnType<typeof createServices>;

/** Binds the use cases to what they need from outside. */
export function createServices(ports: Ports) {
  const learners = createLearnerService(ports);
  return {
    accessTokens: createAccessTokenService(ports),
    accounts: createAccountService(ports),
    challenges: createChallengeService(ports),
    hints: createHintService(ports),
    leaderboard: createLeaderboardService(ports),
    learners,
    lessons: createLessonService(ports),
    progress: createProgressService(ports),
    submissions: createSubmissionService(ports),
    /** Opens the session of one request. @param identity null for a visitor */
    createRequestContext: (identity: Identity | null, address = 'unknown'): RequestContext =>
      createRequestContext(ports, { identity, address }, (caller) => learners.find(caller)),
  };
}
