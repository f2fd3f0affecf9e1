/**
 * The arrows of the house (docs/architecture.md), as rules. Type imports count.
 */

const TEST = '\\.test\\.tsx?$|/(fixtures|test)/';
const SHARED_TYPES = [
  '^content/curriculum\\.ts$',
  '^sandbox/contract\\.ts$',
  '^sandbox/lab/scenario\\.ts$',
];
/** The ports and the shapes that they speak of. */
const PORTS = ['^functions/services/ports/'];
const OUR_FOLDERS = '^(codegen|content|domain|functions|infra|sandbox|tests|web|workbench)/';

/** What a folder may import of ours; whatever else is ours is forbidden to it. */
function arrow(name, { from, except = [], to, comment }) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: [TEST, ...except] },
    to: { path: OUR_FOLDERS, pathNot: [from, ...to] },
  };
}

const arrows = [
  arrow('domain-is-pure', {
    from: '^domain/',
    to: [],
    comment: 'The rules of the product know nothing else of ours.',
  }),
  arrow('sandbox-knows-domain-only', {
    from: '^sandbox/',
    to: ['^domain/'],
    comment: 'What runs beside learners’ code is sealed: it sees types of the domain at most.',
  }),
  arrow('content-knows-no-runner', {
    from: '^content/',
    except: ['^content/validate\\.ts$'],
    to: ['^domain/', ...SHARED_TYPES],
    comment:
      'The gates are given a runner through the sandbox contract; only the validator’s entry picks one.',
  }),
  arrow('content-validator-composes-the-sandbox', {
    from: '^content/validate\\.ts$',
    to: ['^content/', '^domain/', '^sandbox/'],
    comment: 'The validator proves the curriculum in the real sandbox and needs nothing else.',
  }),
  arrow('graphql-goes-through-services', {
    from: '^functions/graphql/',
    to: ['^functions/services/', '^functions/[^/]+$', '^domain/', ...SHARED_TYPES],
    comment: 'A door translates and calls services; it never reaches the data or the other door.',
  }),
  arrow('rest-goes-through-services', {
    from: '^functions/rest/',
    to: ['^functions/services/', '^functions/[^/]+$', '^domain/', ...SHARED_TYPES],
    comment: 'A door translates and calls services; it never reaches the data or the other door.',
  }),
  arrow('what-doors-share-knows-services', {
    from: '^functions/[^/]+$',
    to: ['^functions/services/', '^domain/'],
    comment: 'What both doors share lies beside them and reaches no further than they do.',
  }),
  arrow('services-know-ports-only', {
    from: '^functions/services/',
    to: ['^domain/', ...SHARED_TYPES],
    comment: 'A use case names what it needs in ports.ts and is given it.',
  }),
  arrow('data-implements-ports', {
    from: '^functions/data/',
    to: [...PORTS, '^domain/', ...SHARED_TYPES],
    comment: 'SQL implements the ports and knows no use case.',
  }),
  arrow('identity-implements-ports', {
    from: '^functions/identity/',
    to: [...PORTS, '^domain/'],
    comment: 'Identity turns a token into a learner and knows no use case.',
  }),
  arrow('invoke-implements-the-runner', {
    from: '^functions/invoke/',
    to: [...PORTS, '^domain/', ...SHARED_TYPES],
    comment: 'The client of the execution function knows the sandbox contract, not the sandbox.',
  }),
  arrow('execution-is-sealed', {
    from: '^functions/execution/',
    to: ['^sandbox/'],
    comment: 'The execution function holds no answers: it imports the sandbox and nothing else.',
  }),
  arrow('web-knows-domain-and-sandbox', {
    from: '^web/',
    except: ['^web/(build|vite\\.config)\\.ts$', '^web/build/'],
    to: ['^domain/', '^sandbox/'],
    comment: 'The browser shares rules and the sandbox with the server, never its code.',
  }),
  arrow('web-build-reads-the-site', {
    from: '^web/((build|vite\\.config)\\.ts$|build/)',
    to: ['^web/', '^domain/', '^content/site\\.ts$'],
    comment: 'The build of the web client takes the landing page’s claims from the content.',
  }),
];

const between = [
  {
    name: 'nobody-knows-infra',
    comment: 'infra composes the others; nobody but the tests reaches back.',
    severity: 'error',
    from: { path: OUR_FOLDERS, pathNot: ['^(infra|tests|workbench)/', TEST] },
    to: { path: '^infra/' },
  },
  {
    name: 'tests-stay-outside',
    comment: 'Nothing that ships imports a test or its support.',
    severity: 'error',
    from: { pathNot: ['^(tests|workbench)/', TEST, '^vitest\\.config\\.ts$'] },
    to: { path: ['^tests/', TEST] },
  },
  {
    name: 'pages-are-islands',
    comment: 'Pages never import pages; what two of them share belongs to ui, shell or domain.',
    severity: 'error',
    from: { path: '^web/pages/([^/]+)/' },
    to: { path: '^web/pages/', pathNot: '^web/pages/$1/' },
  },
  {
    name: 'only-routes-import-pages',
    comment: 'routes.tsx is the specification’s table and the only way to a page.',
    severity: 'error',
    from: { path: '^web/', pathNot: ['^web/pages/', '^web/routes\\.tsx$'] },
    to: { path: '^web/pages/' },
  },
];

const hygiene = [
  {
    name: 'no-circles',
    comment: 'Two files that need each other are one idea: merge them, or name what they share.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'names-are-kebab-case',
    comment: 'A file is named in kebab case after its main export.',
    severity: 'error',
    from: {},
    to: { path: `${OUR_FOLDERS}.*[A-Z_][^/]*\\.(ts|tsx|mjs)$`, pathNot: ['/__generated__/'] },
  },
  {
    name: 'names-say-what',
    comment: 'A name says which idea a file holds; these hold whatever is left over.',
    severity: 'error',
    from: {},
    to: {
      path: '/(utils|helpers|manager|misc|constants|types|index)\\.tsx?$',
      pathNot: 'node_modules',
    },
  },
  {
    name: 'domain-has-no-packages',
    comment: 'The domain runs in browsers and Lambdas alike: no packages, no platform.',
    severity: 'error',
    from: { path: '^domain/', pathNot: TEST },
    to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'] },
  },
  {
    name: 'functions-ship-dependencies-only',
    comment: 'A Lambda bundle may not need a package that only development installs.',
    severity: 'error',
    from: { path: '^(functions|content)/', pathNot: TEST },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'every-import-resolves',
    comment: 'An import that resolves to nothing fails later and elsewhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?(raw|url|worker)$'] },
  },
];

module.exports = {
  forbidden: [...arrows, ...between, ...hygiene],
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
