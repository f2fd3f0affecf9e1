import type { Route } from './define-route.ts';
import { accessTokenRoutes } from './routes/access-token-routes.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { challengeRoutes } from './routes/challenge-routes.ts';
import { draftRoutes } from './routes/draft-routes.ts';
import { evidenceRoutes } from './routes/evidence-routes.ts';
import { exerciseRoutes } from './routes/exercise-routes.ts';
import { hintRoutes } from './routes/hint-routes.ts';
import { leaderboardRoutes } from './routes/leaderboard-routes.ts';
import { lessonRoutes } from './routes/lesson-routes.ts';
import { lineFindRoutes } from './routes/line-find-routes.ts';
import { nextStepRoutes } from './routes/next-step-routes.ts';
import { placementRoutes } from './routes/placement-routes.ts';
import { progressRoutes } from './routes/progress-routes.ts';
import { reviewRoutes } from './routes/review-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { settingsRoutes } from './routes/settings-routes.ts';
import { solutionRoutes } from './routes/solution-routes.ts';
import { submissionRoutes } from './routes/submission-routes.ts';

/** All routes of the REST API. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...settingsRoutes,
  ...progressRoutes,
  ...sessionRoutes,
  ...accessTokenRoutes,
  ...challengeRoutes,
  ...hintRoutes,
  ...solutionRoutes,
  ...draftRoutes,
  ...evidenceRoutes,
  ...lineFindRoutes,
  ...submissionRoutes,
  ...lessonRoutes,
  ...nextStepRoutes,
  ...exerciseRoutes,
  ...placementRoutes,
  ...reviewRoutes,
  ...leaderboardRoutes,
];
