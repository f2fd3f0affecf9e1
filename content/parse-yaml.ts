import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';

import { ContentError } from './content-error.ts';

function readYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = error.linePos?.[0].line ?? 1;
    const fix = `This is not valid YAML: ${error.message.split('\n')[0]}`;
    throw new ContentError([{ file, field: `line ${line}`, fix }]);
  }
}

/**
 * Parses YAML and validates it with a schema.
 *
 * @param file the file name for errors
 * @throws {ContentError} naming every invalid field and how to fix it
 */
export function parseYaml<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  text: string,
): z.output<Schema> {
  const result = schema.safeParse(readYaml(file, text));
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.map((issue) => ({
      file,
      field: issue.path.join('.'),
      fix: issue.message,
    })),
  );
}
