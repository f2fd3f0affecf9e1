import { getIntrospectionQuery, parse } from 'graphql';
import { expect, test } from 'vitest';
import { AppError } from '../../domain/app-error.ts';
import { trustedDocuments } from '../../functions/graphql/__generated__/trusted-documents.ts';
import { createDocumentCheck, MAX_TOKENS } from '../../functions/graphql/document-limits.ts';
import { WELCOME_DOCUMENT } from '../../web/playground/welcome-document.ts';

/** Returns the refusal of a document; null if it may run. */
function refusalOf(source: string): Pick<AppError, 'code' | 'message'> | null {
  parse(source, { maxLexicalTokens: MAX_TOKENS });
  try {
    createDocumentCheck()(source);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, message: error.message };
  }
}

test('a server of another version accepts the text of every operation of the web client', () => {
  const texts = [...trustedDocuments.values()];
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.map(refusalOf).filter((refusal) => refusal !== null)).toEqual([]);
});

test.each([
  ['the welcome document of the playground', WELCOME_DOCUMENT],
  [
    'the introspection query of the playground',
    getIntrospectionQuery({
      directiveIsRepeatable: true,
      inputValueDeprecation: true,
      oneOf: true,
      schemaDescription: true,
      specifiedByUrl: true,
    }),
  ],
])('%s is not refused', (_name, source) => {
  expect(refusalOf(source)).toBeNull();
});

/** Returns fragments that each spread the next one twice: short, but exponential when expanded. */
const bomb = (levels: number) =>
  Array.from(
    { length: levels },
    (_, level) => `fragment F${level} on Viewer { id ...F${level + 1} ...F${level + 1} }`,
  ).join(' ');
const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const nested = (field: string, levels: number) =>
  `${`${field} { `.repeat(levels)}name${' }'.repeat(levels)}`;

test.each([
  ['depth', '{ viewer { submissions { nodes { challenge { category { a { b } } } } } } }', null],
  [
    'more depth',
    '{ viewer { submissions { nodes { challenge { category { a { b { c } } } } } } } }',
    'This operation has 7 levels of objects. The limit is 6.',
  ],
  [
    'depth within fragments',
    'query Deep { viewer { ...A } } fragment A on Viewer { a { b { c { ...B } } } } fragment B on C { d { e { f { g } } } }',
    'Operation "Deep" has 7 levels of objects. The limit is 6.',
  ],
  [
    'depth of the schema',
    `{ __schema { types { ${nested('ofType', 14)} } } }`,
    'This operation has 16 levels of the schema. The limit is 15.',
  ],
  [
    'the schema below another field',
    `{ viewer { __type(name: "A") { ${nested('ofType', 15)} } } }`,
    'This operation has 16 levels of the schema. The limit is 15.',
  ],
  ['aliases', `{ ${many(10, (index) => `a${index}: viewer { id }`)} }`, null],
  [
    'more aliases',
    `{ ${many(11, (index) => `a${index}: viewer { id }`)} }`,
    'This operation has 11 aliases. The limit is 10.',
  ],
  [
    'aliases in a fragment that is spread twice',
    'query Twice { viewer { ...A } again: viewer { ...A } } fragment A on Viewer { a: id b: id c: id d: id e: id }',
    'Operation "Twice" has 11 aliases. The limit is 10.',
  ],
  [
    'two mutations',
    'mutation { a: endSession(id: "1") b: endSession(id: "2") }',
    'This operation has 2 mutations. The limit is 1.',
  ],
  [
    'two mutations through a fragment',
    'mutation { ...A endSession(id: "2") } fragment A on Mutation { deleteAccount(confirmUsername: "x") { username } }',
    'This operation has 2 mutations. The limit is 1.',
  ],
  [
    'directives',
    `{ viewer { id ${'@skip(if: false) '.repeat(11)} } }`,
    'This operation has 11 directives. The limit is 10.',
  ],
  [
    'directives of the operation itself',
    `query ${'@unknown '.repeat(11)} { viewer { id } }`,
    'This operation has 11 directives. The limit is 10.',
  ],
  [
    'repeated fields',
    `{ viewer { ${'id '.repeat(7)} } }`,
    'This operation has 6 repeated fields. The limit is 5.',
  ],
  [
    'points',
    `{ ${many(9, (index) => `a${index}: challenges { id title category { name } }`)} }`,
    null,
  ],
  [
    'more points',
    `{ ${many(10, (index) => `a${index}: challenges { id title isLocked isCompleted difficulty category { id name } }`)} }`,
    'This operation has 8100 points. The limit is 8000.',
  ],
  ['data exports', '{ viewer { dataExport } }', null],
  [
    'more data exports',
    '{ viewer { dataExport again: dataExport } }',
    'This operation has 2 data exports. The limit is 1.',
  ],
  [
    'more data exports through aliases of the viewer and fragments',
    '{ viewer { ...A } b: viewer { ...A } } fragment A on Viewer { dataExport }',
    'This operation has 2 data exports. The limit is 1.',
  ],
  [
    'the code of two pages',
    `{ viewer { ${many(2, (index) => `a${index}: submissions(first: 100) { nodes { code } }`)} } }`,
    'This operation has 13221 points. The limit is 8000.',
  ],
  [
    'a bomb',
    `query Bomb { viewer { ...F0 } } ${bomb(40)} fragment F40 on Viewer { id }`,
    'Operation "Bomb" has 2199023255552 fields with its fragments spread out. The limit is 300.',
  ],
  [
    'a fragment within itself',
    '{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { id ...A }',
    'The fragment "A" contains itself.',
  ],
  [
    'an unused fragment within itself',
    '{ viewer { id } } fragment A on Viewer { ...A }',
    'The fragment "A" contains itself.',
  ],
  [
    'operations',
    many(11, (index) => `query Q${index} { viewer { id } }`),
    'This document has 11 operations. The limit is 10.',
  ],
  [
    'an escaped NUL',
    String.raw`{ challenge(id: "a\u0000b") { id } }`,
    'A string contains a NUL character or half of a surrogate pair. Remove it and try again.',
  ],
])('the limit of %s', (_name, source, message) => {
  expect(refusalOf(source)).toEqual(message && { code: 'INVALID_INPUT', message });
});

test('a refused document is refused again', () => {
  const check = createDocumentCheck();
  const source = '{ viewer { ...A } } fragment A on Viewer { ...A }';
  const asking = () => {
    check(source);
  };
  expect(asking).toThrow('contains itself');
  expect(asking).toThrow('contains itself');
});
