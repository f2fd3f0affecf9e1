import path from 'node:path';
import type { Plugin } from 'esbuild';
import { PROJECT } from './build-step.ts';

/** Packages that a bundle replaces with something smaller. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '@apollo/utils.createhash': 'create-hash.ts',
  '@hono/zod-openapi': 'zod-openapi.ts',
};

/** Parts of Apollo Server for Apollo's cloud and for developers. The API's options use none of them. */
const APOLLO_PLUGINS =
  /[\\/]@apollo[\\/]server[\\/]dist[\\/]esm[\\/]plugin[\\/](cacheControl|disableSuggestions|inlineTrace|landingPage[\\/]default|schemaReporting|usageReporting)[\\/]index\.js$/;

/** Builds schemas from text. The API passes a finished schema. */
const SCHEMA_TOOLS = /[\\/]@graphql-tools[\\/]schema[\\/]esm[\\/]index\.js$/;

const sentence = 'This part of Apollo Server is not in the bundle; see infra/build/left-out.ts.';

/** Excludes from a bundle what its function never needs. */
export const leftOut: Plugin = {
  name: 'left-out',
  setup(build) {
    const names = Object.keys(REPLACEMENTS).map((name) => name.replaceAll(/[/.]/g, '\\$&'));
    build.onResolve({ filter: new RegExp(`^(${names.join('|')})$`) }, ({ path: name }) => ({
      path: path.join(PROJECT, 'infra/build/replacements', REPLACEMENTS[name] ?? ''),
    }));
    build.onLoad({ filter: APOLLO_PLUGINS }, () => ({
      contents: `throw new Error(${JSON.stringify(sentence)});`,
    }));
    build.onLoad({ filter: SCHEMA_TOOLS }, () => ({
      contents: `export function makeExecutableSchema() { throw new Error(${JSON.stringify(sentence)}); }`,
    }));
  },
};
