import { expect, test } from 'vitest';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import { dateTime, jsonObject, labScenario, validLab } from './scalars.ts';

const SCENARIO = { hosts: [{ ip: '192.0.2.1', ports: { '22': { banner: 'SSH-2.0\r\n' } } }] };

test('a valid lab is serialized as an object every time', async () => {
  for (let time = 0; time < 2; time += 1) {
    expect(labScenario.serialize(await validLab(SCENARIO))).toEqual(SCENARIO);
  }
  expect(await validLab(null)).toBeNull();
});

test('the values that only graded runs have are removed from a lab', async () => {
  const shop = { file: 'shop.py', source: 'handle = None', data: { color: 'green' } };
  const lab = { ...SCENARIO, apps: { shop: { ...shop, hidden: { word: 'heron' } } } };
  expect(labScenario.serialize(await validLab(lab))).toEqual({ ...SCENARIO, apps: { shop } });
  expect(() => labScenario.serialize(lab)).toThrow('must be validated');
});

test.each([
  ['that is JSON text', JSON.stringify(SCENARIO)],
  ['without hosts', { hosts: [] }],
  ['with an unknown field', { ...SCENARIO, answers: [] }],
])('a lab %s is not valid and cannot be serialized', async (_name, lab) => {
  await expect(validLab(lab as LabScenario)).rejects.toThrow();
  expect(() => labScenario.serialize(lab)).toThrow('must be validated');
});

test.each([['text'], [null], [[]]])('%j is not a JSON object', (value) => {
  expect(() => jsonObject.serialize(value)).toThrow('A JSONObject must be an object.');
  expect(jsonObject.serialize({ value })).toEqual({ value });
});

test.each([dateTime, jsonObject, labScenario])('$name is for output only', (scalar) => {
  expect(() => scalar.parseValue({})).toThrow(`${scalar.name} is an output-only type.`);
});
