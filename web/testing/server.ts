import { setupServer } from 'msw/node';
import { authHandlers, LEARNER } from './handlers/auth-handlers.ts';
import { configHandler } from './handlers/config-handler.ts';

/**
 * The network of every test of the web client: the configuration, and an auth service where everything is well. A test
 * adds its own handlers with `server.use`; a request that no handler answers fails it.
 */
export const server = setupServer(
  configHandler,
  ...authHandlers(LEARNER, { username: 'learner', experience_points: 250, level: 3 }),
);
