import { readFile } from 'node:fs/promises';
import { buildSchema, graphql, printSchema, validateSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { dateTime } from './scalars.ts';
import { createExecutableSchema } from './executable-schema.ts';
import { resolvers } from './resolvers.ts';

const contract = await readFile('schema.graphql', 'utf8');

describe('the executable schema', () => {
  it('is valid, so it need not be validated at every cold start', () => {
    const checked = buildSchema(contract);
    expect(validateSchema(checked)).toEqual([]);
    expect(printSchema(createExecutableSchema(contract, resolvers))).toBe(printSchema(checked));
  });

  it('resolves fields and serializes scalars', async () => {
    const schema = createExecutableSchema('scalar DateTime type Query { achievements: DateTime }', {
      DateTime: dateTime,
      Query: { achievements: () => new Date(0) as never },
    });
    expect(await graphql({ schema, source: '{ achievements }' })).toEqual({
      data: { achievements: '1970-01-01T00:00:00.000Z' },
    });
  });

  it.each([
    ['type Query { viewer: Int }', 'The schema has no object type Mutation to resolve.'],
    [
      'type Query { viewer: Int } type Mutation { other: Int }',
      'The schema has no field Mutation.deleteAccount to resolve.',
    ],
  ])('has a place for every resolver: not in "%s"', (typeDefs, sentence) => {
    const given = { Mutation: { deleteAccount: () => ({ learnerId: '1', username: 'ada' }) } };
    expect(() => createExecutableSchema(typeDefs, given)).toThrow(sentence);
  });
});
