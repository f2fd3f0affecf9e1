import { Kind } from 'graphql';

/**
 * A GraphQL Code Generator plugin: typed Apollo Client 4 hooks on top of what typed-document-node emits.
 * The maintained React Apollo plugin does not compile under `exactOptionalPropertyTypes`.
 */

const HOOKS = {
  query: (name, isRequired) => [
    `export const use${name}Query = (options${isRequired ? '' : '?'}: SkipToken | useQuery.Options<${name}Query, ${name}QueryVariables>) =>`,
    `  useQuery(${name}Document, options${isRequired ? '' : ' ?? {}'});`,
  ],
  mutation: (name) => [
    `export const use${name}Mutation = (options?: useMutation.Options<${name}Mutation, ${name}MutationVariables, ApolloCache, {}>) =>`,
    `  useMutation(${name}Document, options);`,
  ],
};

const IMPORTS = {
  query: ['useQuery', 'type SkipToken'],
  mutation: ['useMutation'],
};

function operationsOf(documents) {
  return documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

function hasRequiredVariable(operation) {
  return (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );
}

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export const plugin = (_schema, documents) => {
  const operations = operationsOf(documents);
  const content = operations.flatMap((operation) => {
    const hook = HOOKS[operation.operation];
    if (!operation.name) throw new Error('Every operation needs a name, and one has none.');
    if (!hook)
      throw new Error(
        `"${operation.name.value}" is a ${operation.operation}: there is no hook for it.`,
      );
    return hook(operation.name.value, hasRequiredVariable(operation));
  });
  const kinds = new Set(operations.map((operation) => operation.operation));
  const names = [...kinds].flatMap((kind) => IMPORTS[kind]).sort();
  return {
    prepend: [
      ...(kinds.has('mutation') ? ["import type { ApolloCache } from '@apollo/client';"] : []),
      ...(names.length ? [`import { ${names.join(', ')} } from '@apollo/client/react';`] : []),
    ],
    content: content.join('\n'),
  };
};
