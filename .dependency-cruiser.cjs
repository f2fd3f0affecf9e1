/** The dependency rules of docs/architecture.md. Type imports count. */

/** Tests and the code that only they use. A name that ends in `-for-tests` marks test support beside product code. */
const TEST = '\\.test\\.tsx?$|/(fixtures|test|testing)/|-for-tests\\.tsx?$';
const SHARED_TYPES = [
  '^content/curriculum\\.ts$',
  '^sandbox/contract\\.ts$',
  '^sandbox/lab/scenario\\.ts$',
];
/** The ports and their types. */
const PORTS = ['^functions/services/ports/'];
const OUR_FOLDERS = '^(codegen|content|domain|functions|infra|sandbox|tests|web|tools)/';

/** Lists the modules that a module may import. It may not import any other module of this repository. */
function moduleRule(name, { from, except = [], to, comment }) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: [TEST, ...except] },
    to: { path: OUR_FOLDERS, pathNot: [from, ...to] },
  };
}

const modules = [
  moduleRule('domain-is-pure', {
    from: '^domain/',
    to: [],
    comment: 'Product rules import nothing but each other.',
  }),
  moduleRule('sandbox-knows-domain-only', {
    from: '^sandbox/',
    to: ['^domain/'],
    comment:
      'Code that runs next to learners’ code is sealed. It imports the domain and nothing else.',
  }),
  moduleRule('content-knows-no-runner', {
    from: '^content/',
    except: ['^content/validate\\.ts$'],
    to: ['^domain/', '^sandbox/recording/', ...SHARED_TYPES],
    comment:
      'The gates receive a runner as an argument, and may record with it. Only the validator’s entry point picks one.',
  }),
  moduleRule('content-validator-composes-the-sandbox', {
    from: '^content/validate\\.ts$',
    to: ['^content/', '^domain/', '^sandbox/'],
    comment: 'The validator runs the curriculum in the real sandbox and needs nothing else.',
  }),
  moduleRule('graphql-goes-through-services', {
    from: '^functions/graphql/',
    to: ['^functions/services/', '^functions/http/', '^domain/', ...SHARED_TYPES],
    comment: 'An API translates and calls services. It never imports data or the other API.',
  }),
  moduleRule('rest-goes-through-services', {
    from: '^functions/rest/',
    to: ['^functions/services/', '^functions/http/', '^domain/', ...SHARED_TYPES],
    comment: 'An API translates and calls services. It never imports data or the other API.',
  }),
  moduleRule('http-goes-through-services', {
    from: '^functions/http/',
    to: ['^functions/services/', '^domain/'],
    comment: 'What both APIs share at the HTTP edge may import what the APIs may.',
  }),
  moduleRule('services-know-ports-only', {
    from: '^functions/services/',
    to: ['^domain/', ...SHARED_TYPES],
    comment: 'A use case declares what it needs in services/ports and receives it as an argument.',
  }),
  moduleRule('data-implements-ports', {
    from: '^functions/data/',
    to: [...PORTS, '^domain/', ...SHARED_TYPES],
    comment: 'Repositories implement ports and never import a use case.',
  }),
  moduleRule('identity-implements-ports', {
    from: '^functions/identity/',
    to: [...PORTS, '^domain/'],
    comment: 'Identity turns a token into a principal and never imports a use case.',
  }),
  moduleRule('invoke-implements-the-runner', {
    from: '^functions/invoke/',
    to: [...PORTS, '^domain/', ...SHARED_TYPES, '^sandbox/invocation-context\\.ts$'],
    comment: 'The client of the execution function imports the sandbox contract, not the sandbox.',
  }),
  moduleRule('execution-is-sealed', {
    from: '^functions/execution/',
    to: ['^sandbox/'],
    comment:
      'The execution function never sees expected answers: it imports the sandbox and nothing else.',
  }),
  moduleRule('auth-knows-shared-helpers-only', {
    from: '^infra/auth/',
    to: [
      '^functions/http/',
      '^domain/escape-html\\.ts$',
      '^infra/(loopback|setting-values|start-error)\\.ts$',
      '^infra/(http|local-pages|mail|postgres)/',
    ],
    comment:
      'The auth service runs alone: it never imports the server or the product’s configuration.',
  }),
  moduleRule('web-knows-domain-and-sandbox', {
    from: '^web/',
    except: ['^web/(build|vite\\.config)\\.ts$', '^web/vite/'],
    to: ['^domain/', '^sandbox/'],
    comment: 'The browser shares product rules and the sandbox with the server, and no other code.',
  }),
  moduleRule('web-build-reads-the-site', {
    from: '^web/((build|vite\\.config)\\.ts$|vite/)',
    to: ['^web/', '^domain/', '^content/(site|trial|markdown/highlight-python)\\.ts$'],
    comment: 'The web build reads the site’s content, and highlights code as the lessons do.',
  }),
];

const between = [
  {
    name: 'only-tests-and-tools-import-infra',
    comment: 'infra composes the other modules. Only tests and tools import it.',
    severity: 'error',
    from: { path: OUR_FOLDERS, pathNot: ['^(infra|tests|tools)/', TEST] },
    to: { path: '^infra/' },
  },
  {
    name: 'auth-only-through-its-index',
    comment:
      'The auth service exports what others need from its index, and test support from testing/.',
    severity: 'error',
    from: { path: OUR_FOLDERS, pathNot: ['^infra/auth/'] },
    to: { path: '^infra/auth/(?!index\\.ts$|testing/)' },
  },
  {
    name: 'no-test-support-in-product-code',
    comment: 'Shipped code never imports tests or test support.',
    severity: 'error',
    from: { pathNot: ['^(tests|tools)/', TEST, '^vitest\\.config\\.ts$'] },
    to: { path: ['^tests/', TEST] },
  },
  {
    name: 'features-are-independent',
    comment:
      'Features never import each other. What two of them share belongs in ui, shell or domain.',
    severity: 'error',
    from: { path: '^web/features/([^/]+)/' },
    to: { path: '^web/features/', pathNot: '^web/features/$1/' },
  },
  {
    name: 'only-pages-import-features',
    comment: 'pages.ts is the only file that imports features.',
    severity: 'error',
    from: { path: '^web/', pathNot: ['^web/features/', '^web/pages\\.ts$'] },
    to: { path: '^web/features/' },
  },
];

const hygiene = [
  {
    name: 'no-cycles',
    comment:
      'Two files that import each other are one idea. Merge them, or extract what they share.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'names-are-kebab-case',
    comment: 'File names are kebab-case and follow the main export or the topic.',
    severity: 'error',
    from: {},
    to: { path: `${OUR_FOLDERS}.*[A-Z_][^/]*\\.(ts|tsx|mjs)$`, pathNot: ['/__generated__/'] },
  },
  {
    name: 'no-catch-all-names',
    comment: 'Name a file after its topic. These names collect leftovers.',
    severity: 'error',
    from: {},
    to: {
      path: '/(utils|helpers|manager|misc|constants|types|index)\\.tsx?$',
      // Other modules may import only this index of the auth service.
      pathNot: ['node_modules', '^infra/auth/index\\.ts$'],
    },
  },
  {
    name: 'domain-has-no-packages',
    comment:
      'The domain runs in browsers and in Lambdas, so it uses no packages and no platform API.',
    severity: 'error',
    from: { path: '^domain/', pathNot: TEST },
    to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'] },
  },
  {
    name: 'functions-ship-dependencies-only',
    comment: 'A Lambda bundle may not import a development dependency.',
    severity: 'error',
    from: { path: '^(functions|content)/', pathNot: TEST },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'every-import-resolves',
    comment: 'Every import must resolve to a file or a package.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?(raw|url|worker)$'] },
  },
];

module.exports = {
  forbidden: [...modules, ...between, ...hygiene],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['__generated__/\\.', '^\\.build/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
