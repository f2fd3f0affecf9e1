import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './tools/checks/longest-first.ts';
import { JOURNEY_WORKERS, SKIPPED_TESTS } from './tools/checks/vitest-settings.ts';

const SERVER_FOLDERS = '{domain,sandbox,content,functions,infra,tests,tools}';
const JOURNEYS = 'tests/journeys/**/*.test.ts';
const AUTH = 'infra/auth/**/*.test.ts';
/**
 * Tests of use cases and of both APIs. A process loads the modules and starts the sandbox once for all of them. The one
 * that is left out replaces a module, so it needs a process of its own.
 */
const SERVICES = 'tests/{accounts,apis,services}/**/!(equal-answers).test.ts';
/** What needs the sandbox, PostgreSQL or its own processes: everything in `tests/`, and the files whose name says so. */
const SYSTEM = ['tests/**/*.test.ts', `${SERVER_FOLDERS}/**/*.system.test.ts`];

/** Tests of code that runs outside the browser. They share the cores, and the system tests start first because they take longest. */
const onServer = (
  name: string,
  files: { include: string[]; exclude: string[]; isolate?: boolean },
): TestProjectInlineConfiguration => ({
  // The copy that Node resolves for Apollo Server: two copies would not recognize each other's schemas.
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  test: {
    name,
    ...files,
    // Some folders have their own packages, which contain tests.
    exclude: [...files.exclude, '**/node_modules/**', ...SKIPPED_TESTS],
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
    // Many tests wait for a limit or another process, so one worker more than there are cores keeps all cores busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      onServer('unit', {
        include: [`${SERVER_FOLDERS}/**/*.test.ts`],
        exclude: [AUTH, ...SYSTEM],
        isolate: false,
      }),
      onServer('services', { include: [SERVICES], exclude: [], isolate: false }),
      onServer('system', {
        include: SYSTEM,
        exclude: [AUTH, JOURNEYS, SERVICES],
      }),
      onServer('auth', { include: [AUTH], exclude: [] }),
      {
        extends: 'web/vite.config.ts',
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Every file has its own realm, in threads that load jsdom only once.
          pool: 'vmThreads',
          setupFiles: [
            'tools/checks/complete-page.ts',
            'tools/checks/fail-on-console-error.ts',
            'web/testing/start-server.ts',
          ].map((name) => path.join(import.meta.dirname, name)),
          testTimeout: 30_000,
          // Threads are counted separately from processes, so the two can't take turns.
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'journeys',
          include: [JOURNEYS],
          exclude: [...SKIPPED_TESTS],
          environment: 'node',
          globalSetup: 'tests/support/start-shared-product.ts',
          maxWorkers: JOURNEY_WORKERS,
          // A busy machine may take a while to show a page.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 400_000,
          // On a busy machine, a browser can lose a race. Tests that needed a second try are reported.
          retry: 1,
          hookTimeout: 300_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
