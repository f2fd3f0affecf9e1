import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { answerOf, httpEvent } from '../support/apis.ts';
import { useApis } from '../support/use-apis.ts';

const setup = useApis();

const FIELDS = 'timeZone timeZoneChangeableAt activity(days: 1) { isActive isFrozen }';

const ask = async (query: string, bearer = setup.authorization) => {
  const headers = { authorization: bearer };
  const event = httpEvent({ method: 'POST', path: '/graphql', headers, body: { query } });
  return answerOf(await setup.apis.graphql(event));
};

const move = (timeZone: string) =>
  ask(`mutation { updateProfile(input: { timeZone: "${timeZone}" }) { ${FIELDS} } }`);

test('the time zone from sign-up applies from the start, and an invalid one does not', async () => {
  const zoneOf = async (requested: unknown) => {
    const metadata = { user_metadata: { time_zone: requested } };
    const token = await setup.apis.authority.token({ sub: randomUUID(), ...metadata });
    return (await ask('{ viewer { timeZone } }', `Bearer ${token}`)).body;
  };
  expect(await zoneOf('europe/paris')).toEqual({ data: { viewer: { timeZone: 'Europe/Paris' } } });
  for (const requested of [
    7,
    null,
    { zone: 'Europe/Paris' },
    'Nowhere/At_All',
    "'; drop schema app",
  ]) {
    expect(await zoneOf(requested)).toEqual({ data: { viewer: { timeZone: 'UTC' } } });
  }
});

test('a learner sees the time zone and changes it through GraphQL, once', async () => {
  const activity = [{ isActive: false, isFrozen: false }];
  expect((await ask(`{ viewer { ${FIELDS} } }`)).body).toEqual({
    data: { viewer: { timeZone: 'UTC', timeZoneChangeableAt: null, activity } },
  });
  expect((await move('Nowhere/At_All')).body).toMatchObject({
    errors: [{ extensions: { code: 'INVALID_INPUT' } }],
  });
  const changeableAt = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/) as string;
  expect((await move('Europe/Paris')).body).toEqual({
    data: {
      updateProfile: { timeZone: 'Europe/Paris', timeZoneChangeableAt: changeableAt, activity },
    },
  });
  expect((await move('Europe/Rome')).body).toMatchObject({
    errors: [{ extensions: { code: 'CONFLICT' } }],
  });
});
