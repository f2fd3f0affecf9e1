import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { ContentError } from './content-error.ts';

/** Reads the files of one curriculum. Paths are relative to its folder and use forward slashes. */
export interface ContentFolder {
  path: string;
  /** @throws {ContentError} if the file is missing; `fix` says what belongs in it */
  read(file: string, fix: string): Promise<string>;
  /** Reads a file. @returns null if it doesn't exist */
  readOptional(file: string): Promise<string | null>;
  /** Returns the sorted names in a folder, or an empty list if it doesn't exist. */
  list(folder: string): Promise<string[]>;
}

/** The curriculum of this repository. */
export const CONTENT_PATH = fileURLToPath(new URL('.', import.meta.url));

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Normalizes line endings to `\n`, because a checkout may have changed them. */
async function readText(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** @param path the absolute path of the folder */
export function contentFolder(path: string): ContentFolder {
  const readOptional = (file: string): Promise<string | null> => readText(join(path, file));
  return {
    path,
    readOptional,
    async read(file, fix) {
      const text = await readOptional(file);
      if (text === null) throw new ContentError([{ file, field: '', fix }]);
      return text;
    },
    async list(folder) {
      try {
        const names = await readdir(join(path, folder));
        return names.filter((name) => !name.startsWith('.')).toSorted();
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}

/** Reads JSON, which is YAML too, without the parser of YAML: that takes a hundred times as long. */
function readJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function readYaml(file: string, text: string): unknown {
  const json = file.endsWith('.json') ? readJson(text) : null;
  if (json !== null) return json.value;
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
 * Parses YAML or JSON and validates it with a schema.
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

/** `port-scanner` → `Port scanner`. */
export function titleOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
