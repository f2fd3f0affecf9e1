import { z } from 'zod';

import {
  achievementsSchema,
  categoriesSchema,
  challengeSchema,
  learningPathSchema,
  lessonSchema,
} from './curriculum-schemas.ts';
import { siteSchema } from '../site.ts';

/** The folder of the JSON Schemas, relative to the project root. */
export const JSON_SCHEMA_FOLDER = 'content/schemas/json';

/** The schema of each kind of YAML file and of the front matter of lessons, by the name of its JSON Schema. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'achievements.schema.json': achievementsSchema,
  'categories.schema.json': categoriesSchema,
  'challenge.schema.json': challengeSchema,
  'learning-path.schema.json': learningPathSchema,
  'lesson.schema.json': lessonSchema,
  'site.schema.json': siteSchema,
};

/**
 * Returns the JSON Schemas, by file name, with which editors complete and check the curriculum's YAML. They describe
 * single fields; `npm run content` checks the rules that compare fields.
 */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => [
      name,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', reused: 'ref' }), null, 2)}\n`,
    ]),
  );
}
