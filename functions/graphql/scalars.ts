import { GraphQLError, GraphQLScalarType } from 'graphql';
import { type LabScenario, labScenarioSchema } from '../../sandbox/lab/scenario.ts';

function refuseInput(name: string): never {
  throw new GraphQLError(`No argument of this schema is a ${name}.`);
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

/** The catalogue keeps its scenarios in memory and never changes them: each is validated once. */
const validScenarios = new WeakSet();

/** A simulated network. Output only. */
export const labScenario = new GraphQLScalarType<never, LabScenario>({
  name: 'LabScenario',
  serialize(value) {
    const isKnown = typeof value === 'object' && value !== null && validScenarios.has(value);
    if (isKnown) return value as LabScenario;
    const { data, error } = labScenarioSchema.safeParse(value);
    if (error) throw new GraphQLError(`A LabScenario is not valid: ${error.message}`);
    validScenarios.add(value as object);
    return data;
  },
  parseValue: () => refuseInput('LabScenario'),
});
