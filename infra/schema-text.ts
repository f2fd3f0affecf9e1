import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Next to the bundle on AWS; at the root of a checkout. */
const PLACES = [
  path.join(import.meta.dirname, 'schema.graphql'),
  path.join(import.meta.dirname, '../schema.graphql'),
];

/** Reads the text of the GraphQL schema. */
export function readSchema(): Promise<string> {
  return readFile(PLACES.find((place) => existsSync(place)) ?? 'schema.graphql', 'utf8');
}
