import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { afterEach, beforeEach, expect, test } from 'vitest';

const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IFlattenedRuleSet;

let project: string;

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'packetsmith-rules-'));
});

afterEach(() => rm(project, { recursive: true, force: true }));

/** The names of the rules that an import of one file by another breaks. */
async function rulesBrokenBy(importer: string, imported: string): Promise<string[]> {
  const from = path.posix.relative(path.posix.dirname(importer), imported);
  const specifier = from.startsWith('.') ? from : `./${from}`;
  const files = {
    [imported]: 'export const value = 1;\n',
    [importer]: `import { value } from '${specifier}';\nexport const used = value;\n`,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(project, path.dirname(file)), { recursive: true });
    await writeFile(path.join(project, file), text);
  }
  const { output } = await cruise([importer], {
    baseDir: project,
    ruleSet: { forbidden: rules.forbidden ?? [] },
    validate: true,
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx'] },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

test.each([
  ['web/session/session-provider.tsx', 'web/testing/learner.ts'],
  ['web/shell/shell.tsx', 'web/shell/navigation.test.tsx'],
  ['sandbox/python/sandbox.ts', 'sandbox/python/sealed-python-for-tests.ts'],
  ['infra/server/start.ts', 'infra/server/lambda/fixtures/echo.ts'],
  ['functions/rest/app.ts', 'tests/support/apis.ts'],
  ['infra/config.ts', 'infra/auth/testing/start-test-auth.ts'],
])('%s may not import the test support in %s', async (importer, imported) => {
  expect(await rulesBrokenBy(importer, imported)).toContain('no-test-support-in-product-code');
});

test.each([
  ['web/session/session-provider.test.tsx', 'web/testing/learner.ts'],
  ['sandbox/python/sandbox.test.ts', 'sandbox/python/sealed-python-for-tests.ts'],
  ['functions/rest/app.ts', 'functions/http/json-body.ts'],
  ['infra/config.ts', 'infra/auth/index.ts'],
  ['infra/auth/http/auth-app.ts', 'infra/http/client-address.ts'],
  ['infra/auth/endpoints/user.test.ts', 'tests/support/database.ts'],
  ['tests/accounts/equal-answers.test.ts', 'infra/auth/testing/start-test-auth.ts'],
])('%s may import %s', async (importer, imported) => {
  expect(await rulesBrokenBy(importer, imported)).toEqual([]);
});

test.each([
  ['functions/rest/app.ts', 'functions/data/schema.ts', 'rest-goes-through-services'],
  ['functions/execution/handler.ts', 'domain/streak.ts', 'execution-is-sealed'],
  [
    'web/features/codex/codex-page.tsx',
    'web/features/login/login-page.tsx',
    'features-are-independent',
  ],
  ['web/shell/shell.tsx', 'web/features/login/login-page.tsx', 'only-pages-import-features'],
  ['domain/streak.ts', 'web/messages.ts', 'domain-is-pure'],
  ['functions/services/lessons.ts', 'infra/config.ts', 'only-tests-and-tools-import-infra'],
  ['infra/config.ts', 'infra/auth/auth-rules.ts', 'auth-only-through-its-index'],
  ['tests/accounts/sign-up.test.ts', 'infra/auth/auth-service.ts', 'auth-only-through-its-index'],
  ['infra/auth/start-auth.ts', 'infra/server/start-product.ts', 'auth-knows-shared-helpers-only'],
  ['infra/auth/rotate.ts', 'infra/config.ts', 'auth-knows-shared-helpers-only'],
  ['infra/server/start.ts', 'infra/mail/index.ts', 'no-catch-all-names'],
])('%s may not import %s', async (importer, imported, rule) => {
  expect(await rulesBrokenBy(importer, imported)).toContain(rule);
});
