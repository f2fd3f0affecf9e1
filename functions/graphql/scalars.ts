import { GraphQLError, GraphQLScalarType } from 'graphql';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';

/** The catalogue keeps its scenarios in memory and never changes them: each is validated once. */
const valid = new WeakMap<LabScenario, LabScenario>();
const visible = new WeakSet<object>();

/** Whether a value is a lab scenario that `validLab` has returned. */
function isVisibleLab(value: unknown): value is LabScenario {
  return typeof value === 'object' && value !== null && visible.has(value);
}

/**
 * Validates the lab of a challenge or lesson and removes what learners must not receive; null without a lab. The schema
 * is loaded with the first lab, because most requests need none and it would delay every start.
 *
 * @throws {ZodError} if the lab is not valid
 */
export async function validLab(lab: LabScenario | null): Promise<LabScenario | null> {
  if (lab === null) return null;
  const known = valid.get(lab);
  if (known !== undefined) return known;
  const { labScenarioSchema, withoutHiddenValues } = await import('../../sandbox/lab/scenario.ts');
  labScenarioSchema.parse(lab);
  const shown = withoutHiddenValues(lab);
  valid.set(lab, shown);
  visible.add(shown);
  return shown;
}

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
    if (isVisibleLab(value)) return value;
    throw new GraphQLError('A LabScenario must be validated before it is serialized.');
  },
  parseValue: () => refuseInput('LabScenario'),
});
