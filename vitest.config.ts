import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const SERVER_FOLDERS = '{domain,sandbox,content,functions,infra,tests,tools}';
const JOURNEYS = 'tests/journeys/**/*.test.ts';
/** `npm test` skips them when nothing that they test has changed. */
const AUTH = 'infra/auth/**/*.test.ts';
const SYSTEM = `${SERVER_FOLDERS}/**/*.system.test.ts`;

/** Tests of what runs outside the browser. They share the cores: the system tests start first, as they are the longest. */
const onServer = (
  name: string,
  files: { include: string[]; exclude: string[] },
): TestProjectInlineConfiguration => ({
  // The copy that Node resolves, as Apollo Server does: two copies would not recognize each other's schemas.
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  test: {
    name,
    ...files,
    environment: 'node',
    globalSetup: 'tests/support/global-setup.ts',
    // The sandbox, PostgreSQL and child processes share few cores with each other and with whatever else runs there.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { groupOrder: 1 },
  },
});

export default defineConfig({
  test: {
    // Many tests wait for a limit or another process: one worker more than there are cores keeps them all busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // Some folders have packages of their own, which bring their tests along.
      onServer('unit', {
        include: [`${SERVER_FOLDERS}/**/*.test.ts`],
        exclude: [AUTH, SYSTEM, JOURNEYS, '**/node_modules/**'],
      }),
      onServer('system', { include: [SYSTEM], exclude: [AUTH, '**/node_modules/**'] }),
      onServer('auth', { include: [AUTH], exclude: [] }),
      {
        extends: 'web/vite.config.ts',
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Every file has a realm of its own, in threads that load jsdom once and not for every file.
          pool: 'vmThreads',
          setupFiles: [
            'tools/checks/complete-page.ts',
            'tools/checks/fail-on-console-error.ts',
            'web/testing/start-server.ts',
          ].map((name) => path.join(import.meta.dirname, name)),
          testTimeout: 30_000,
          // Threads are counted otherwise than processes: the two cannot take turns.
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'journeys',
          include: [JOURNEYS],
          environment: 'node',
          // Two products and two browsers at most: a journey is what a learner sees, not a load test.
          maxWorkers: 2,
          // A busy machine may take its time to show what a learner waits for.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 400_000,
          // A browser on a busy machine can lose a race of its own. What needed a second try is reported.
          retry: 1,
          hookTimeout: 300_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
