import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  type GraphQLInputType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  typeFromAST,
  validate,
} from 'graphql';
import { expect, test } from 'vitest';
import { trustedDocuments } from '../../functions/graphql/__generated__/trusted-documents.ts';
import { measureDocument } from '../../functions/graphql/measure-document.ts';
import { answerOf, httpEvent } from '../support/apis.ts';
import { useApis } from '../support/use-apis.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const named = (sha256Hash: unknown, version: unknown = 1) => ({
  persistedQuery: { version, sha256Hash },
});
const NOT_FOUND = {
  errors: [
    { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
  ],
};

interface ClientOperation {
  name: string;
  hash: string;
  text: string;
  operation: OperationDefinitionNode;
}

const OPERATIONS: readonly ClientOperation[] = [...trustedDocuments].map(([hash, text]) => {
  const [first] = parse(text).definitions;
  if (first?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${text} begins otherwise.`);
  return { name: first.name?.value ?? '', hash, text, operation: first };
});

const operationNamed = (operationName: string) => {
  const found = OPERATIONS.find(({ name }) => name === operationName);
  if (!found) throw new Error(`The web client has no operation "${operationName}".`);
  return found;
};

const setup = useApis();

const post = async (body: unknown) =>
  answerOf(
    await setup.apis.graphql(
      httpEvent({
        method: 'POST',
        path: '/graphql',
        headers: { authorization: setup.authorization },
        body,
      }),
    ),
  );

/** Returns a valid input of a type that names no existing object. */
function anyValue(type: GraphQLInputType): unknown {
  const core = getNamedType(type);
  if (isEnumType(core)) return core.getValues()[0]?.name;
  if (isInputObjectType(core)) {
    const required = Object.values(core.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, anyValue(field.type)]));
  }
  return { Int: 1, Boolean: true }[core.name] ?? 'nothing-of-that-name';
}

function anyVariables({ variableDefinitions = [] }: OperationDefinitionNode): object {
  const required = variableDefinitions.flatMap(({ variable, type }) => {
    const input = typeFromAST(schema, type) as GraphQLInputType;
    return isNonNullType(input) ? [[variable.name.value, anyValue(input)] as const] : [];
  });
  return Object.fromEntries(required);
}

test.each(OPERATIONS)('$name fits the schema and the limits of trusted documents', ({ text }) => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const [{ measure, operation } = { measure: null, operation: null }, ...others] =
    measureDocument(document);
  expect(others).toEqual([]);
  const { depth, aliases, fields, directives, repeats, rootFields } = measure ?? {};
  expect(depth).toBeLessThanOrEqual(6);
  expect(aliases).toBeLessThanOrEqual(10);
  expect(fields).toBeLessThanOrEqual(200);
  expect(rootFields).toBeLessThanOrEqual(
    operation?.operation === OperationTypeNode.MUTATION ? 1 : 10,
  );
  expect([directives, repeats]).toEqual([0, 0]);
});

test.each(OPERATIONS)(
  '$name is answered when only its hash is sent',
  async ({ hash, operation, name }) => {
    expect(hash).toBe(hashOf(trustedDocuments.get(hash) ?? ''));
    const variables = anyVariables(operation);
    const { status, body } = await post({
      operationName: name,
      variables,
      extensions: named(hash),
    });
    expect(status).toBe(200);
    const { errors = [] } = body as { errors?: { extensions: { code: string } }[] };
    const codes = errors.map(({ extensions }) => extensions.code);
    // The made-up names cause these errors: the resolvers ran.
    const expected = ['NOT_FOUND', 'INVALID_INPUT', 'CONFLICT'];
    expect(codes.filter((code) => !expected.includes(code))).toEqual([]);
  },
);

test('the dashboard is complete by hash, and with its text for a server of another version', async () => {
  const { hash, text } = operationNamed('Dashboard');
  const { status, body } = await post({ extensions: named(hash) });
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('errors');
  expect(body).toMatchObject({ data: { greeting: { level: 1 }, lessons: {} } });
  expect(await post({ query: text, extensions: named(hash) })).toEqual({ status, body });
  expect(await post({ query: text })).toEqual({ status, body });
});

test('for an unknown hash, the server asks for the text, and does not store it', async () => {
  const query = '{ viewer { __typename } }';
  const extensions = named(hashOf(query));
  expect(await post({ extensions })).toEqual({ status: 200, body: NOT_FOUND });
  const answer = { status: 200, body: { data: { viewer: { __typename: 'Viewer' } } } };
  expect(await post({ query, extensions })).toEqual(answer);
  expect(await post({ extensions })).toEqual({ status: 200, body: NOT_FOUND });
});

test('a different text does not run under the hash of a trusted document', async () => {
  const { hash } = operationNamed('Dashboard');
  const query = '{ viewer { id } }';
  expect(await post({ query, extensions: named(hash) })).toEqual({
    status: 400,
    body: {
      errors: [
        {
          message:
            'The sha256Hash does not match the query. Send the hash of exactly this text, or omit it.',
          extensions: { code: 'INVALID_INPUT' },
        },
      ],
    },
  });
});

test('an untrusted document keeps its limits, whatever its hash', async () => {
  const query = `{ ${Array.from({ length: 11 }, (_, index) => `a${index}: viewer { id }`).join(' ')} }`;
  const { status, body } = await post({ query, extensions: named(hashOf(query)) });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('11 aliases');
});

const KNOWN = operationNamed('Leaderboard').hash;

test.each([
  ['of another version', named(KNOWN, 2)],
  ['without a version', { persistedQuery: { sha256Hash: KNOWN } }],
  ['in uppercase', named(KNOWN.toUpperCase())],
  ['that is truncated', named(KNOWN.slice(1))],
  ['that is a property of every object', named('__proto__')],
  ['that is a list', named([KNOWN])],
  ['that is not an object', { persistedQuery: KNOWN }],
])('a hash %s is refused', async (_name, extensions) => {
  for (const body of [{ extensions }, { query: '{ viewer { id } }', extensions }]) {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('sha256Hash of 64 lowercase hex digits');
  }
});
