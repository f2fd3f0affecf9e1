import { expect, test } from 'vitest';
import { dateTime, jsonObject, labScenario } from './scalars.ts';

const SCENARIO = { hosts: [{ ip: '192.0.2.1', ports: { '22': { banner: 'SSH-2.0\r\n' } } }] };

test('a valid lab scenario is an object, however often it is asked for', () => {
  expect(labScenario.serialize(SCENARIO)).toEqual(SCENARIO);
  expect(labScenario.serialize(SCENARIO)).toEqual(SCENARIO);
});

test.each([
  ['JSON text', JSON.stringify(SCENARIO)],
  ['without hosts', { hosts: [] }],
  ['with an unknown field', { ...SCENARIO, answers: [] }],
])('a lab scenario %s is an error', (_name, value) => {
  expect(() => labScenario.serialize(value)).toThrow('A LabScenario is not valid');
});

test.each([['text'], [null], [[]]])('%j is not a JSON object', (value) => {
  expect(() => jsonObject.serialize(value)).toThrow('A JSONObject must be an object.');
  expect(jsonObject.serialize({ value })).toEqual({ value });
});

test.each([dateTime, jsonObject, labScenario])('$name is for output only', (scalar) => {
  expect(() => scalar.parseValue({})).toThrow(`No argument of this schema is a ${scalar.name}.`);
});
