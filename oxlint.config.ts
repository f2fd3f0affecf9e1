import { defineConfig } from 'oxlint';
import { ESLINT_RULES, REACT_RULES, TYPESCRIPT_RULES } from './tools/checks/lint-presets.ts';

/** Programs that are started from a shell, so they may print. */
const COMMAND_LINE = [
  'content/{new,validate,write-json-schemas}.ts',
  'infra/{apply-retention,build,repeat-deletions}.ts',
  'infra/aws/{synth,deploy/main,deploy/secrets/main,deploy/smoke/main}.ts',
  'infra/server/{dev,dev-server,start}.ts',
  'infra/auth/{main,rotate}.ts',
  'infra/server/prepare{,/*}.mjs',
  'tools/capacity/main.ts',
  'tools/dev-web/main.ts',
  'tools/bench/main.ts',
  'tools/pictures/main.ts',
  'tools/checks/{busy-machine,check,test}.ts',
  'tools/supply-chain/write-*.ts',
];

/** Where each program reads its environment. Every other file takes its settings as arguments. */
const ENVIRONMENT_READERS = [
  // The server, and `npm run retention`.
  'infra/config.ts',
  // The Lambda functions.
  'infra/lambda/cloud-config.ts',
  'infra/lambda/runtime/main.ts',
  // `npm run host`.
  'infra/execution-host/host-config.ts',
  // `npm run auth` and `npm run auth:rotate`.
  'infra/auth/{main,rotate}.ts',
  // `npm run deploy:secrets -- --environment`.
  'infra/aws/deploy/secrets/main.ts',
  // The script that runs before every command and needs the variables that npm sets.
  'infra/server/prepare/*.mjs',
  // `npm test`, which runs everything with CI=true, and tells vitest what to skip.
  'tools/checks/{vitest-settings,test}.ts',
  // Tests that start programs.
  'infra/server/lambda/fixtures/*.ts',
  'tests/support/*.ts',
];

/** The reason for restricting `fetch` in the client. */
const NO_TRACE = {
  name: 'fetch',
  message: 'Call the APIs with fetchApi, which begins a trace. Other requests are listed here.',
};

/** Where the client requests something else: its own files, or the auth service, which may not accept the header. */
const NOT_TO_APIS = [
  'web/fetch-api.ts',
  'web/execution/python/*.ts',
  'web/features/codex/{completion/library-reference,language-server/fetch-server}.ts',
  'web/features/landing/use-samples.ts',
  'web/features/lessons/use-complete-lesson.ts',
  'web/offline/*.ts',
  'web/session/{auth-connection,auth-settings,client-config}.ts',
  'web/{testing,vite}/**/*.ts',
  'web/**/*.test.{ts,tsx}',
];

const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/{fixtures,test}/**/*.ts',
  '{tests,tools/bench,tools/pictures}/**/*.ts',
];

/** Files in which a tool requires a default export. */
const DEFAULT_EXPORTERS = [
  'tools/checks/lint-rules.js',
  '**/*.config.{js,ts}',
  '.dependency-cruiser.cjs',
];

/** Files with top-level side effects. Every other file only exports. */
const ENTRIES = [
  ...COMMAND_LINE,
  ...TESTS,
  'infra/execution-host/main.ts',
  'infra/lambda/runtime/main.ts',
  'infra/server/lambda/function-process.ts',
  'sandbox/python/**/*-process.ts',
  'web/**/*.worker.ts',
  'web/main.tsx',
  'web/playground/main.tsx',
  'web/testing/{development/main,start-server}.ts',
  'tools/checks/{complete-page,fail-on-console-error,wait-for-any-machine}.ts',
];

const READ_ONCE =
  'Each program reads its environment in one place; take the setting as an argument.';

const PROCESS_ENV = ['process', 'node:process'].map((name) => ({
  name,
  importNames: ['env'],
  message: READ_ONCE,
}));

const ROUTER_LINK = {
  name: 'react-router-dom',
  importNames: ['Link', 'NavLink'],
  message: 'Import Link from web/router/link.tsx: it also works on pages without the router.',
};

// `npm run check:lint` runs it on the code, and eslint on GraphQL.
export default defineConfig({
  plugins: ['typescript', 'react'],
  jsPlugins: ['./tools/checks/lint-rules.js'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/__generated__/', '.build/', '.data/', 'coverage/', 'dist/'],
  rules: {
    ...ESLINT_RULES,
    'packetsmith/no-barrel': 'error',
    'packetsmith/no-look-up-in-object': 'error',
    complexity: ['error', 8],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-depth': ['error', 3],
    'max-lines': ['error', 300],
    'max-lines-per-function': ['error', 50],
    'max-params': ['error', 3],
    'no-console': 'error',
    'no-restricted-exports': [
      'error',
      {
        restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true },
      },
    ],
    'no-restricted-imports': ['error', { paths: PROCESS_ENV }],
    'no-restricted-properties': [
      'error',
      { object: 'process', property: 'env', message: READ_ONCE },
    ],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: { 'no-undef': 'off', 'packetsmith/no-top-level-action': 'error', ...TYPESCRIPT_RULES },
    },
    {
      files: [...ENTRIES, ...DEFAULT_EXPORTERS, '**/*.d.ts'],
      rules: { 'packetsmith/no-top-level-action': 'off' },
    },
    // A declaration repeats what another module exports.
    { files: ['**/*.d.ts'], rules: { 'packetsmith/no-barrel': 'off' } },
    { files: TESTS, rules: { 'packetsmith/no-look-up-in-object': 'off' } },
    { files: ['**/*.{cjs,js,mjs}'], env: { node: true, es2026: true } },
    {
      files: ['infra/build/api-reference/*.js', 'web/public/**/*.js'],
      env: { browser: true, node: false },
      globals: { SwaggerUIBundle: 'readonly' },
    },
    {
      // They read answers as clients in other languages do, without types, and expect what they say of every field.
      files: ['tests/front-door/*.ts'],
      rules: {
        'typescript/no-explicit-any': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    { files: ['web/**/*.{ts,tsx}'], rules: REACT_RULES },
    {
      files: ['web/{features,shell,ui}/**/*.{ts,tsx}'],
      rules: { 'no-restricted-imports': ['error', { paths: [...PROCESS_ENV, ROUTER_LINK] }] },
    },
    { files: ['web/**/*.{ts,tsx}'], rules: { 'no-restricted-globals': ['error', NO_TRACE] } },
    { files: NOT_TO_APIS, rules: { 'no-restricted-globals': 'off' } },
    { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', 90] } },
    {
      files: TESTS,
      rules: { 'typescript/require-await': 'off', 'max-lines-per-function': 'off' },
    },
    { files: COMMAND_LINE, rules: { 'no-console': 'off' } },
    { files: ENVIRONMENT_READERS, rules: { 'no-restricted-properties': 'off' } },
    { files: DEFAULT_EXPORTERS, rules: { 'no-restricted-exports': 'off' } },
  ],
});
