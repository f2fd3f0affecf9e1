import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { HANG_LIMITS_MS } from './tools/checks/hang-limits.ts';
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

/** No test may fail because the machine is slow or busy. */
const WAITS = {
  testTimeout: HANG_LIMITS_MS.test,
  hookTimeout: HANG_LIMITS_MS.test,
  teardownTimeout: HANG_LIMITS_MS.wait,
  expect: { poll: { timeout: HANG_LIMITS_MS.wait } },
} as const;

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
    ...WAITS,
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
            'tools/checks/wait-for-any-machine.ts',
            'web/testing/start-server.ts',
          ].map((name) => path.join(import.meta.dirname, name)),
          ...WAITS,
          expect: { poll: { timeout: HANG_LIMITS_MS.waitInJsdom } },
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
          ...WAITS,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
