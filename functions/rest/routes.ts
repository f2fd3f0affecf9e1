import type { Route } from './define-route.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { challengeRoutes } from './routes/challenge-routes.ts';
import { lessonRoutes } from './routes/lesson-routes.ts';
import { submissionRoutes } from './routes/submission-routes.ts';

/** The table of the REST door: a call is a row. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...challengeRoutes,
  ...submissionRoutes,
  ...lessonRoutes,
];
