import { setupWorker } from 'msw/browser';
import { http, HttpResponse } from 'msw/http';
import { forgetStoredSession, SESSION_STORAGE_KEY } from '../../session/stored-session.ts';
import { authHandlers, sessionOf } from '../handlers/auth-handlers.ts';
import { configHandler } from '../handlers/config-handler.ts';
import { graphqlHandler } from '../handlers/graphql-handler.ts';
import { chooseLearner, defaultLearner } from './sample-learner.ts';
import { experienceOf, startProgress } from './sample-progress.ts';
import { sampleWorld } from './sample-world.ts';

// No await at the top: what the client imports is bundled with this file.
void start();

/** Mocks the client's requests in the browser, and starts the client. */
async function start(): Promise<void> {
  const learner = chooseLearner(location.search);
  if (learner === null) forgetStoredSession();
  else localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(sessionOf(learner.user)));
  const { user } = learner ?? defaultLearner();
  const experiencePoints = experienceOf(startProgress(learner ?? defaultLearner()));
  const profile = {
    username: String(user.user_metadata['username']),
    experience_points: experiencePoints,
  };
  const worker = setupWorker(
    configHandler,
    http.get('/api/next-step', () => HttpResponse.json({ kind: null })),
    http.get('/api/users/export', () =>
      HttpResponse.json({ note: 'Sample data. Nothing is stored.', submissions: [] }),
    ),
    ...authHandlers(user, profile),
    graphqlHandler(sampleWorld(learner ?? defaultLearner())),
  );
  // Everything else is a file of the development server.
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
  await import('../../main.tsx');
}
