import {
  astFromValue,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  print,
} from 'graphql';

/** Returns any value of a type, enough to pass validation. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type)]));
  }
  return { Int: 1, Float: 1, Boolean: true }[type.name] ?? 'sample';
}

/** Returns a selection of one field of the schema, with everything it requires. */
export function sampleSelection({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.filter(isRequiredArgument).map((argument) => {
    const value = astFromValue(sampleOf(argument.type), argument.type);
    return `${argument.name}: ${value ? print(value) : 'null'}`;
  });
  const input = given.length > 0 ? `(${given.join(', ')})` : '';
  return `${name}${input}${isCompositeType(getNamedType(type)) ? ' { __typename }' : ''}`;
}
