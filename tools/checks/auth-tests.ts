import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashFiles } from '../../infra/build/input-hash.ts';

/** The vitest project with the tests of the auth service. */
export const AUTH_PROJECT = 'auth';

/** Everything that the auth service and its tests import. */
export const AUTH_INPUTS = [
  'domain',
  'functions/http',
  'functions/identity',
  'functions/services/ports',
  'infra/auth',
  'infra/http',
  'infra/local-pages',
  'infra/mail',
  'infra/postgres',
  'infra/supabase/migrations',
  'infra/child-exit.ts',
  'infra/config.ts',
  'infra/data-directory.ts',
  'infra/loopback.ts',
  'infra/setting-values.ts',
  'infra/start-error.ts',
  'tests/support/database.ts',
  'tests/support/global-setup.ts',
  'tests/support/test-database-names.ts',
  'package-lock.json',
  'vitest.config.ts',
];

const PASSED_FILE = 'node_modules/.cache/auth-tests-passed';

/** Whether the tests of the auth service have to run. */
export interface AuthTestPlan {
  isNeeded: boolean;
  /** A line that says why the tests run, or why they don't. */
  reason: string;
  /** Records that they passed, for the next run. */
  recordPass(): Promise<void>;
}

/**
 * Decides whether to run the tests of the auth service. They take minutes and cover one part of the product, so they
 * always run in CI, and elsewhere only if their inputs have changed since they last passed.
 *
 * @param root the repository's directory
 */
export async function planAuthTests(root: string, isCi: boolean): Promise<AuthTestPlan> {
  const file = path.join(root, PASSED_FILE);
  const hash = await hashFiles(root, AUTH_INPUTS);
  const passed = await readFile(file, 'utf8').catch(() => null);
  return {
    ...decide(isCi, passed === hash),
    recordPass: async () => {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, hash);
    },
  };
}

function decide(isCi: boolean, isUnchanged: boolean): Pick<AuthTestPlan, 'isNeeded' | 'reason'> {
  if (isCi) return { isNeeded: true, reason: 'The auth service is tested: CI=true.' };
  if (!isUnchanged) {
    const reason = 'The auth service is tested: it, or code that it uses, changed since it passed.';
    return { isNeeded: true, reason };
  }
  const reason =
    'The tests of the auth service are SKIPPED: it and the code that it uses have not changed since they passed. Set CI=true to run them.';
  return { isNeeded: false, reason };
}
