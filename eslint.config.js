import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { graphqlLint } from './tools/checks/graphql-lint.js';

const TYPESCRIPT = ['**/*.{ts,tsx}'];
const JAVASCRIPT = ['**/*.{js,mjs,cjs}'];
const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/{fixtures,test}/**/*.ts',
  '{tests,tools/bench,tools/pictures}/**/*.ts',
];

/** Programs that a person starts from a shell, and that therefore talk to it. */
const COMMAND_LINE = [
  'content/{new,validate,write-json-schemas}.ts',
  'infra/{apply-retention,build}.ts',
  'infra/aws/{synth,deploy/main,deploy/secrets/main,deploy/smoke/main}.ts',
  'infra/server/{dev,dev-server,start}.ts',
  'infra/auth/{main,rotate}.ts',
  'infra/server/prepare{,/*}.mjs',
  'tools/capacity/main.ts',
  'tools/dev-web/main.ts',
  'tools/bench/main.ts',
  'tools/pictures/main.ts',
  'tools/checks/{check,test}.ts',
  'tools/supply-chain/write-*.ts',
];

/** Files that act when they are loaded. Every other file only exports. */
const ENTRIES = [
  ...COMMAND_LINE,
  ...TESTS,
  'infra/server/lambda/function-process.ts',
  'sandbox/python/**/*-process.ts',
  'web/**/*.worker.ts',
  'web/main.tsx',
  'web/playground/main.tsx',
  'web/testing/{development/main,start-server}.ts',
  'tools/checks/{complete-page,fail-on-console-error}.ts',
];

/** Where each program reads its environment. Every other file takes its settings as arguments. */
const ENVIRONMENT_READERS = [
  // The server, and `npm run retention`.
  'infra/config.ts',
  // The Lambda functions.
  'infra/lambda/cloud-config.ts',
  // `npm run auth` and `npm run auth:rotate`.
  'infra/auth/{main,rotate}.ts',
  // `npm run deploy:secrets -- --environment`.
  'infra/aws/deploy/secrets/main.ts',
  // What runs before every command, and needs what npm says of itself.
  'infra/server/prepare/*.mjs',
  // `npm test`, which runs everything with CI=true.
  'tools/checks/test.ts',
  // Tests, which start programs.
  'infra/server/lambda/fixtures/*.ts',
  'tests/support/*.ts',
];

/** Files whose default export a tool demands. */
const DEFAULT_EXPORTERS = ['**/*.config.{js,ts}', '.dependency-cruiser.cjs'];

const BARREL = {
  selector: 'ExportAllDeclaration',
  message: 'Import from the file that defines a name; barrels hide where it lives.',
};
const TOP_LEVEL_ACTION = {
  selector: ':matches(Program > ExpressionStatement:not([directive]), Program > IfStatement)',
  message: 'A file that is imported only exports; acting belongs to an entry point.',
};

const PROCESS_ENV = ['process', 'node:process'].map((name) => ({
  name,
  importNames: ['env'],
  message: 'Each program reads its environment in one place; take the setting as an argument.',
}));

const ROUTER_LINK = {
  name: 'react-router-dom',
  importNames: ['Link', 'NavLink'],
  message: 'Import Link from web/router/link.tsx: it also works on pages without the router.',
};

/** Rules that need no type information. */
const BASE_RULES = {
  complexity: ['error', 8],
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'max-depth': ['error', 3],
  'max-lines': ['error', 300],
  'max-lines-per-function': ['error', 50],
  'max-params': ['error', 3],
  'no-console': 'error',
  'no-restricted-exports': [
    'error',
    { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
  ],
  'no-restricted-imports': [
    'error',
    {
      paths: PROCESS_ENV,
    },
  ],
  'no-restricted-properties': [
    'error',
    {
      object: 'process',
      property: 'env',
      message: 'Each program reads its environment in one place; take the setting as an argument.',
    },
  ],
  'no-restricted-syntax': ['error', BARREL],
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
};

/** Where the strict preset leaves a choice. */
const TYPED_RULES = {
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true },
  ],
};

export default defineConfig(
  globalIgnores(['**/__generated__/', '.build/', '.data/', 'coverage/', 'dist/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  {
    files: JAVASCRIPT,
    extends: [js.configs.recommended],
    languageOptions: { globals: globals.node },
    rules: BASE_RULES,
  },
  {
    files: ['infra/build/api-docs/*.js', 'web/public/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: TYPESCRIPT,
    extends: [js.configs.recommended, tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: { ...BASE_RULES, ...TYPED_RULES },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['web/{features,shell,ui}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: [...PROCESS_ENV, ROUTER_LINK] }] },
  },
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', 90] },
  },
  {
    files: TESTS,
    rules: { '@typescript-eslint/require-await': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: TYPESCRIPT,
    ignores: [...ENTRIES, ...DEFAULT_EXPORTERS],
    rules: { 'no-restricted-syntax': ['error', BARREL, TOP_LEVEL_ACTION] },
  },
  // Declarations repeat what a stranger's module exports.
  { files: ['**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: COMMAND_LINE, rules: { 'no-console': 'off' } },
  { files: ENVIRONMENT_READERS, rules: { 'no-restricted-properties': 'off' } },
  { files: DEFAULT_EXPORTERS, rules: { 'no-restricted-exports': 'off' } },
  ...graphqlLint,
);
