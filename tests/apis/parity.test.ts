import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, type GraphQLField, isLeafType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAILURE_STATUS, type ErrorCode } from '../../domain/app-error.ts';
import { pathOf, readOpenApi } from '../support/open-api.ts';
import type { TestRequest } from '../support/apis.ts';
import { CODE_READINGS } from './parity-code-readings.ts';
import { CATALOGUE_READINGS } from './parity-catalogue-readings.ts';
import type { Change } from './parity-change.ts';
import { CHANGES } from './parity-changes.ts';
import { type Get, ofViewer, type Reading } from './parity-reading.ts';
import { refusedCalls } from './parity-refusals.ts';
import { type Fields, toRest } from './parity-shapes.ts';
import { SKILL_READINGS } from './parity-skill-readings.ts';
import { VIEWER_READINGS } from './parity-viewer-readings.ts';
import { openParityWorld, type Outcome, type ParityLearner } from './parity-world.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const fieldsOf = (type: string): GraphQLField<unknown, unknown>[] => {
  const found = schema.getType(type);
  return found && 'getFields' in found ? (Object.values(found.getFields()) as never) : [];
};
/** A document, although its type is a scalar. */
const isPlain = ({ name, args, type }: GraphQLField<unknown, unknown>) =>
  isLeafType(getNamedType(type)) && args.length === 0 && name !== 'dataExport';
const plainFields = fieldsOf('Viewer').filter(isPlain);

/** The learner alone, with every scalar field, so that a new one needs its place in REST. */
const viewerReading: Reading = {
  field: 'Query.viewer',
  ...ofViewer(plainFields.map(({ name }) => name).join(' '), toRest),
  counterparts: ['getProfile', 'getSettings'],
  async rest(get) {
    // As in the specification, only REST returns the provider's id of an account.
    const { github_id, oauth_provider, ...profile } = (await get('getProfile')) as Fields;
    expect([github_id, oauth_provider]).toEqual([null, null]);
    return { ...profile, ...((await get('getSettings')) as Fields) };
  },
};
const readings = [
  viewerReading,
  ...CATALOGUE_READINGS,
  ...CODE_READINGS,
  ...VIEWER_READINGS,
  ...SKILL_READINGS,
];
const { operations } = await readOpenApi();

/** Returns the request of an operation. */
function requestOf(name: string, { id = '', nestedId = '', query = '' } = {}): TestRequest {
  const operation = operations.find((candidate) => candidate.name === name);
  if (!operation) throw new Error(`The OpenAPI document has no ${name}.`);
  return { method: operation.method, path: pathOf(operation.path, id, nestedId), query };
}

let world: Awaited<ReturnType<typeof openParityWorld>>;
beforeAll(async () => {
  world = await openParityWorld();
});
afterAll(() => world.close());

describe('completeness', () => {
  test('every query field has its counterpart', () => {
    const viewerFields = fieldsOf('Viewer').filter((field) => !isPlain(field));
    const expected = [
      ...fieldsOf('Query').map(({ name }) => `Query.${name}`),
      ...viewerFields.map(({ name }) => `Viewer.${name}`),
    ];
    const read = new Set(readings.map(({ field }) => field));
    expect([...read].toSorted()).toEqual(expected.toSorted());
  });

  test('every mutation has its counterpart', () => {
    const changed = new Set(CHANGES.map(({ mutation }) => mutation));
    expect([...changed].toSorted()).toEqual(
      fieldsOf('Mutation')
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  test('every call of the REST API has a counterpart', () => {
    const counterparts = new Set([
      ...readings.flatMap(({ counterparts }) => counterparts),
      ...CHANGES.map(({ counterpart }) => counterpart),
    ]);
    expect([...counterparts].toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
  });
});

/** A reader: the token, and the response to readings that need a profile. */
interface Reader {
  who: string;
  token: string | null;
  withoutProfile: string;
}

class Refused extends Error {}

async function readThroughGraphql(reading: Reading, reader: Reader) {
  const outcome = await world.graphql(reading.document, {}, reader.token);
  if ('refused' in outcome) return { refused: outcome.refused };
  const { viewer } = outcome.answer as Fields;
  // GraphQL returns null where REST returns a status.
  return viewer === null ? { refused: reader.withoutProfile } : reading.graphql(outcome.answer);
}

async function readThroughRest(reading: Reading, reader: Reader) {
  const asked = new Set<string>();
  const get: Get = async (name, parts) => {
    asked.add(name);
    const outcome = await world.rest(requestOf(name, parts), reader.token);
    if ('refused' in outcome) throw new Refused(outcome.refused);
    return outcome.answer;
  };
  const find: Get = (name, parts) =>
    get(name, parts).catch((error: unknown) => {
      if (error instanceof Refused && error.message === 'NOT_FOUND') return null;
      throw error;
    });
  try {
    const answer = await reading.rest(get, find);
    expect([...asked].toSorted()).toEqual(reading.counterparts.toSorted());
    return answer;
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message };
    throw error;
  }
}

describe('readings', () => {
  const readers: Reader[] = [];
  beforeAll(async () => {
    const [regular, outsider] = [await world.newLearner(), await world.newOutsider()];
    const settings = { username: 'regular', is_listed: true, time_zone: 'Pacific/Apia' };
    const path = '/api/users/settings';
    await world.rest({ method: 'PATCH', path, body: settings }, regular.token);
    await world.graphql('{ lesson(id: "two") { id } }', {}, regular.token);
    readers.push(
      { who: 'a learner', token: regular.token, withoutProfile: 'none' },
      { who: 'a program', token: regular.accessToken, withoutProfile: 'none' },
      { who: 'an account without a profile', token: outsider.token, withoutProfile: 'NOT_FOUND' },
      { who: 'a visitor', token: null, withoutProfile: 'UNAUTHENTICATED' },
    );
  });

  test.each(readings)('$field is the same through both APIs', async (reading) => {
    const answers = [];
    for (const reader of readers) {
      const answer = await readThroughGraphql(reading, reader);
      expect(await readThroughRest(reading, reader), reader.who).toEqual(answer);
      answers.push(answer);
    }
    expect(answers[0]).not.toHaveProperty('refused');
    if (reading.field === 'Query.viewer' || reading.field.startsWith('Viewer.')) {
      expect(answers.slice(2)).toEqual([{ refused: 'NOT_FOUND' }, { refused: 'UNAUTHENTICATED' }]);
    }
  });
});

const inSomeOrder = (one: unknown, other: unknown) =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;

/** Removes what must differ between two learners, and between two moments. Lists are unordered here. */
function anonymous(value: unknown, { id, username }: ParityLearner): unknown {
  const text = JSON.stringify(value)
    .replaceAll(id, 'ID')
    .replaceAll(`"${username}"`, '"NAME"')
    .replaceAll(id.slice(0, 8), 'SHORT')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'UUID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, 'INSTANT')
    .replaceAll(/"id":\d+/g, '"id":0')
    .replaceAll(/"ending":"\w+"/g, '"ending":"END"')
    .replaceAll(/packetsmith_\w+/g, 'TOKEN');
  return JSON.parse(text, (_, part: unknown) =>
    Array.isArray(part) ? part.toSorted(inSomeOrder) : part,
  );
}

async function changeThroughGraphql(change: Change, learner: ParityLearner, token: string | null) {
  const outcome = await world.graphql(change.document, change.input(learner).variables, token);
  if ('refused' in outcome) return outcome;
  return { answer: change.present((outcome.answer as Fields)[change.mutation]) };
}

function changeThroughRest(
  change: Change,
  learner: ParityLearner,
  token: string | null,
): Promise<Outcome> {
  const { id = '', nestedId = '', body, headers } = change.input(learner);
  const request = requestOf(change.counterpart, { id, nestedId });
  return world.rest({ ...request, ...(body && { body }), ...(headers && { headers }) }, token);
}

describe('changes', () => {
  let victim: ParityLearner;
  beforeAll(async () => {
    victim = await world.newLearner();
  });

  test.each(CHANGES)('$mutation does the same through both APIs: $what', async (change) => {
    const newLearner = change.isFirst ? world.newOutsider : world.newLearner;
    const [one, other] = await Promise.all([newLearner(), newLearner()]);
    const answer = await changeThroughGraphql(change, one, one.token);
    expect(answer).not.toHaveProperty('refused');
    const sameAnswer = await changeThroughRest(change, other, other.token);
    expect(anonymous(sameAnswer, other)).toEqual(anonymous(answer, one));
    expect(anonymous(await world.stateOf(other), other)).toEqual(
      anonymous(await world.stateOf(one), one),
    );
  });

  test.each(CHANGES)('only the learner can make the change: $mutation, $what', async (change) => {
    const before = await world.stateOf(victim);
    const refusals = [[victim.accessToken, 'FORBIDDEN'] as const];
    const forVisitors = change.isForVisitors ? [] : [[null, 'UNAUTHENTICATED'] as const];
    for (const [token, code] of [...forVisitors, ...refusals]) {
      const refusal = await changeThroughGraphql(change, victim, token);
      expect(refusal).toMatchObject({ refused: code });
      expect(await changeThroughRest(change, victim, token)).toEqual(refusal);
    }
    expect(await world.stateOf(victim)).toEqual(before);
  });

  test('a visitor runs code through both APIs', async () => {
    const forVisitors = CHANGES.filter(({ isForVisitors }) => isForVisitors);
    expect(new Set(forVisitors.map(({ mutation }) => mutation))).toEqual(new Set(['executeCode']));
    for (const change of forVisitors) {
      const answer = await changeThroughGraphql(change, victim, null);
      expect(answer).not.toHaveProperty('refused');
      expect(await changeThroughRest(change, victim, null)).toEqual(answer);
    }
  });
});

describe('refusals', () => {
  let learner: ParityLearner;
  let other: ParityLearner;
  beforeAll(async () => {
    [learner, other] = [await world.newLearner(), await world.newLearner()];
  });

  test.each(Object.keys(FAILURE_STATUS) as ErrorCode[])(
    'both APIs refuse with %s and the same message',
    async (code) => {
      for (const { what, by, now = null, graphql, rest, isOfTheApi } of refusedCalls(other)[code]) {
        const token = { visitor: null, program: learner.accessToken, none: learner.token }[
          by ?? 'none'
        ];
        const [one, same] = await world.during(now, async () => [
          await world.graphqlRequest(graphql, token),
          await world.rest(rest, token),
        ]);
        expect(one, what).toMatchObject({ refused: code });
        const expected = isOfTheApi ? { refused: code, wait: null } : one;
        expect(same, what).toMatchObject(expected);
        const mayWait = FAILURE_STATUS[code] === 503 || FAILURE_STATUS[code] === 429;
        expect((one as { wait: number | null }).wait !== null, what).toBe(mayWait);
      }
    },
  );
});
