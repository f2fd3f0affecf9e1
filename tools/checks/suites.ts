/** Tests that take long, of code that rarely changes. */
export interface Suite {
  name: string;
  /** Patterns of its test files. */
  tests: readonly string[];
  /**
   * Folders and files that the tests read or start. What these and the tests import counts, too, so it isn't listed.
   * Tests in the folders don't count unless they belong to the suite.
   */
  inputs: readonly string[];
}

/** The database that every test may copy: `tests/support/global-setup.ts` makes it. */
const DATABASE = [
  'infra/auth/schema.sql',
  'infra/supabase/migrations',
  'tests/support/global-setup.ts',
];

/** Everything that `npm start` serves and `npm run deploy` deploys. */
const PRODUCT = [
  'content',
  'domain',
  'functions',
  'infra',
  'package.json',
  'sandbox',
  'schema.graphql',
  'web',
];

/** The suites that `npm test` skips if nothing that they depend on has changed since they passed. */
export const SUITES: readonly Suite[] = [
  {
    name: 'auth',
    tests: ['infra/auth/**/*.test.ts'],
    inputs: [...DATABASE, 'infra/auth', 'infra/local-pages', 'infra/mail'],
  },
  {
    name: 'sandbox',
    tests: [
      'sandbox/**/*.system.test.ts',
      'tests/security/{fork,process}-isolation.system.test.ts',
      'tests/security/{interpreter-deaths,service-survival}.system.test.ts',
      'tests/security/{result-forgery,sandbox-escape}.system.test.ts',
      'tests/security/{stock-pyodide,weakened-realm}.system.test.ts',
    ],
    inputs: ['sandbox'],
  },
  {
    // The browser and every function have the same outcome, and calls of functions end as they should.
    name: 'execution',
    tests: [
      'functions/execution/*.system.test.ts',
      'infra/server/**/{execution-health,fair-execution,invoke-api}.system.test.ts',
      'tests/parity/parity.system.test.ts',
    ],
    inputs: [
      'sandbox',
      'functions/execution',
      'infra/lambda/execution.ts',
      'infra/server/lambda',
      'schema.graphql',
      'web/execution/python',
    ],
  },
  {
    // Every program of the curriculum runs twice, and hostile ones attack the recorder.
    name: 'recorder',
    tests: ['tests/recording/*.system.test.ts', 'tests/security/recorder-attacks.system.test.ts'],
    inputs: ['sandbox', 'content/challenges', 'content/learning-path.yml', 'content/lessons'],
  },
  {
    name: 'grading',
    tests: ['tests/security/{feedback-ladder,forging,hidden-failures}.system.test.ts'],
    inputs: [...DATABASE, 'sandbox', 'schema.graphql'],
  },
  {
    name: 'gates',
    tests: ['content/gates/*.system.test.ts', 'content/strength/*.system.test.ts'],
    inputs: ['sandbox', 'content/gates', 'content/strength'],
  },
  {
    // They validate a part of the real curriculum.
    name: 'curriculum tools',
    tests: ['content/{run-validation,scaffold}.system.test.ts'],
    inputs: [
      'sandbox',
      'content/achievements.yml',
      'content/categories.yml',
      'content/challenges',
      'content/gates',
      'content/learning-path.yml',
      'content/lessons',
      'content/strength',
      'content/templates',
    ],
  },
  {
    name: 'kills',
    tests: ['tests/durability/*.system.test.ts'],
    inputs: [
      ...DATABASE,
      'sandbox',
      'tests/durability',
      'infra/lambda/execution.ts',
      'schema.graphql',
    ],
  },
  {
    name: 'databases',
    tests: ['infra/postgres/*.system.test.ts', 'tests/supabase/*.system.test.ts'],
    inputs: [...DATABASE, 'infra/postgres', 'infra/supabase', 'tests/supabase'],
  },
  {
    // They start, stop, kill, overload and deploy the product.
    name: 'operations',
    tests: [
      'infra/aws/**/*.system.test.ts',
      'infra/restore-backup.system.test.ts',
      'infra/server/full-disk.system.test.ts',
      'infra/server/start.system.test.ts',
      'infra/server/sudden-ends.system.test.ts',
      'infra/server/prepare/*.system.test.ts',
      'tests/load/*.system.test.ts',
    ],
    inputs: PRODUCT,
  },
  {
    // They visit every page in every state.
    name: 'screens',
    tests: [
      'tests/journeys/{accessibility,keyboard-lessons,sample-site}.test.ts',
      'tests/journeys/{learner,visitor}-states.test.ts',
    ],
    inputs: [...PRODUCT, 'tests/support', 'tools/dev-web'],
  },
  {
    // They wait for slow networks, for other devices, and for what a browser loads late.
    name: 'devices',
    tests: [
      'tests/journeys/{desktop-editor,editor-loading,offline,python-worker}.test.ts',
      'tests/journeys/{run-in-browser,two-devices}.test.ts',
    ],
    inputs: [...PRODUCT, 'tests/support'],
  },
];
