import { setupServer } from 'msw/node';
import { authHandlers, LEARNER } from './handlers/auth-handlers.ts';
import { configHandler } from './handlers/config-handler.ts';

/**
 * The mocked network of the web client's tests: the configuration, and an auth service whose requests succeed. A test
 * adds its own handlers with `server.use`. A request without a handler fails the test.
 */
export const server = setupServer(
  configHandler,
  ...authHandlers(LEARNER, { username: 'learner', experience_points: 250, level: 3 }),
);
