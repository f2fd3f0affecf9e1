import graphql from '@graphql-eslint/eslint-plugin';
import { defineConfig } from 'eslint/config';

const SCHEMA = 'schema.graphql';
const DOCUMENTS = 'web/**/*.graphql';

const shared = {
  plugins: { '@graphql-eslint': graphql },
  languageOptions: {
    parser: graphql.parser,
    parserOptions: { graphQLConfig: { schema: SCHEMA, documents: DOCUMENTS } },
  },
};

// The contract, and the documents that the web client sends. oxlint.config.ts has the rules for everything else.
export default defineConfig(
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
);
