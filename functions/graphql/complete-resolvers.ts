import type { GraphQLScalarType } from 'graphql';
import type { Resolvers, ResolversParentTypes } from './__generated__/resolvers.ts';

/** The names of the schema's object types. */
type ObjectName = {
  [Name in keyof Resolvers & keyof ResolversParentTypes]: NonNullable<
    Resolvers[Name]
  > extends GraphQLScalarType
    ? never
    : Name;
}[keyof Resolvers & keyof ResolversParentTypes];

type FieldResolvers<Name extends ObjectName> = NonNullable<Resolvers[Name]>;

/** The properties that a type's resolvers receive. Those of the operations receive none. */
type Known<Name extends ObjectName> = Name extends 'Query' | 'Mutation'
  ? never
  : keyof ResolversParentTypes[Name];

/** The fields of a type that its value doesn't have. Without a resolver, they would be null. */
type Missing<Name extends ObjectName> = Exclude<
  keyof FieldResolvers<Name>,
  Known<Name> | '__isTypeOf' | '__resolveType'
>;

/** The generated type of the resolvers, in which every field is optional, with those that must exist. */
export type CompleteResolvers = Resolvers & {
  [Name in ObjectName as [Missing<Name>] extends [never] ? never : Name]: Required<
    Pick<FieldResolvers<Name>, Missing<Name>>
  >;
};
