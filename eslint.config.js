import { defineConfig } from 'eslint/config';
import { graphqlLint } from './tools/checks/graphql-lint.js';

// oxlint.config.ts has the rules for everything but GraphQL.
export default defineConfig(...graphqlLint);
