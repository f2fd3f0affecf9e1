import graphql from '@graphql-eslint/eslint-plugin';

const SCHEMA = 'schema.graphql';
const DOCUMENTS = 'web/**/*.graphql';

const shared = {
  plugins: { '@graphql-eslint': graphql },
  languageOptions: {
    parser: graphql.parser,
    parserOptions: { graphQLConfig: { schema: SCHEMA, documents: DOCUMENTS } },
  },
};

/** ESLint configurations for the contract and for the documents that the web client sends. */
export const graphqlLint = [
  {
    ...shared,
    files: [SCHEMA],
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      // A single line is in quotes, a longer text in a block.
      '@graphql-eslint/description-style': 'off',
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      // A verdict or a tally is a value without an identity.
      '@graphql-eslint/strict-id-in-types': 'off',
    },
  },
  {
    ...shared,
    files: [DOCUMENTS],
    rules: graphql.configs['flat/operations-recommended'].rules,
  },
];
