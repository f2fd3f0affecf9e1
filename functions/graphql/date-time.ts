import { GraphQLError, GraphQLScalarType } from 'graphql';

/** Instants leave the house as ISO 8601 in UTC. None comes in. */
export const dateTime = new GraphQLScalarType<never, string>({
  name: 'DateTime',
  serialize(value) {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError(`A DateTime must be a Date; got ${typeof value}.`);
  },
  parseValue() {
    throw new GraphQLError('No argument of this schema is a DateTime.');
  },
});
