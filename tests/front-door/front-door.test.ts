import { buildSchema, GraphQLObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadAuthoredCurriculum } from '../../content/load-curriculum.ts';
import { trustedDocuments } from '../../functions/graphql/__generated__/trusted-documents.ts';
import { documentHashes } from '../../web/graphql/__generated__/document-hashes.ts';
import { createDocumentCheck } from '../support/document-check.ts';
import { readOpenApi } from '../support/open-api.ts';
import { type RunningProduct, startProduct } from '../support/product.ts';
import { tellAccountStories } from './account-stories.ts';
import { tellChallengeStories } from './challenge-stories.ts';
import { FrontDoor, PLAYGROUND } from './front-door.ts';
import { tellLessonStories } from './lesson-stories.ts';

const curriculum = await loadAuthoredCurriculum();
const { operations, schemas } = await readOpenApi();

let product: RunningProduct;
let door: FrontDoor;
const open = (): FrontDoor => door;

beforeAll(async () => {
  product = await startProduct();
  door = new FrontDoor(product, operations, createDocumentCheck(schemas));
});
afterAll(() => product.stop());

describe('accounts', () => tellAccountStories(open));
describe('lessons', () => tellLessonStories(open, curriculum));
describe('challenges', () => tellChallengeStories(open, curriculum));

describe('overviews', () => {
  test('a learner sees where they are, in both APIs', async () => {
    const learner = await door.demoLearner('regular');
    for (const name of ['Dashboard', 'Profile', 'NextStep']) await door.graphql(name, learner);
    for (const name of [
      'getProgress',
      'listAllAchievements',
      'listAchievementsAhead',
      'getNextStep',
      'listSkillStandings',
    ]) {
      await door.rest(name, learner);
    }
    const activity = await door.rest('listActivity', learner, { query: { days: '7' } });
    expect(activity.activity).toHaveLength(7);
  });

  test('a client that accepts compression gets the library in a fraction of its size', async () => {
    const sizeOf = async (encoding: string): Promise<number> => {
      const headers = { 'accept-encoding': encoding };
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        get(`${door.url}/api/challenges`, { headers }, resolve).on('error', reject);
      });
      expect(response.headers.vary).toContain('accept-encoding');
      expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding);
      return (await buffer(response)).length;
    };
    const whole = await sizeOf('identity');
    for (const encoding of ['gzip', 'br']) expect(await sizeOf(encoding)).toBeLessThan(whole / 4);
  });

  test('a developer reads the rest in the playground', async () => {
    const answer = await door.send({ token: null }, { query: PLAYGROUND.visitor });
    expect(answer.achievements).toHaveLength(curriculum.achievements.length);
  });
});

describe('nothing is left out', () => {
  test('every document of the client was sent', () => {
    expect([...door.used.documents].toSorted()).toEqual([...documentHashes.keys()].toSorted());
  });

  test('every operation of the REST API was called', () => {
    const offered = operations.map(({ name }) => name);
    expect([...door.used.operations].toSorted()).toEqual(offered.toSorted());
  });

  test('every query, mutation and field of a learner was asked for', async () => {
    const schema = buildSchema(await readFile('schema.graphql', 'utf8'));
    const asked = new Set<string>();
    for (const text of [...trustedDocuments.values(), ...Object.values(PLAYGROUND)]) {
      const info = new TypeInfo(schema);
      const note = {
        Field: () => void asked.add(`${info.getParentType()?.name}.${info.getFieldDef()?.name}`),
      };
      visit(parse(text), visitWithTypeInfo(info, note));
    }
    const types = [schema.getQueryType(), schema.getMutationType(), schema.getType('Viewer')];
    const offered = types.flatMap((type) =>
      type instanceof GraphQLObjectType
        ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
        : [],
    );
    expect(offered.filter((field) => !asked.has(field))).toEqual([]);
  });
});
