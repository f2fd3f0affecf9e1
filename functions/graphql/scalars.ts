import { GraphQLError, GraphQLScalarType } from 'graphql';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import { isValidLab } from './valid-lab.ts';

function refuseInput(name: string): never {
  throw new GraphQLError(`${name} is an output-only type.`);
}

/** An instant, serialized as ISO 8601 in UTC. Output only. */
export const dateTime = new GraphQLScalarType<never, string>({
  name: 'DateTime',
  serialize(value) {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError(`A DateTime must be a Date; got ${typeof value}.`);
  },
  parseValue: () => refuseInput('DateTime'),
});

/** Any JSON object. Output only. */
export const jsonObject = new GraphQLScalarType<never, object>({
  name: 'JSONObject',
  serialize(value) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    throw new GraphQLError('A JSONObject must be an object.');
  },
  parseValue: () => refuseInput('JSONObject'),
});

/** A simulated network. Output only. */
export const labScenario = new GraphQLScalarType<never, LabScenario>({
  name: 'LabScenario',
  serialize(value) {
    if (isValidLab(value)) return value;
    throw new GraphQLError('A LabScenario must be validated before it is serialized.');
  },
  parseValue: () => refuseInput('LabScenario'),
});
