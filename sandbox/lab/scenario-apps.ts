import * as z from 'zod';

/** A web application of the lab, which its author wrote in Python. */
export interface LabApp {
  /**
   * The file next to the challenge or lesson that defines `handle(request, store)`, and perhaps `start(store)`, which
   * runs before the first request.
   */
  file: string;
  /** The content of the file. Loading the curriculum adds it. */
  source?: string;
  /** A script of SQL that creates and fills the database behind `store.execute`. */
  sql?: string;
  /** The values that `store.data` starts with. */
  data?: Record<string, unknown>;
  /** Values for graded runs, which are added to `data`. Learners never receive them. */
  hidden?: Record<string, unknown>;
  /** Whether the response to a request that fails shows the traceback. */
  debug?: true;
}

const MAX_SOURCE_CHARACTERS = 65_536;

const valuesSchema = z.record(z.string(), z.json());

/** Validates the applications of a scenario. */
export const appsSchema: z.ZodType<Record<string, LabApp>> = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/, 'Name an application like `shop` or `notes-2`.'),
  z.strictObject({
    file: z.string().regex(/^[a-z][\w-]*\.py$/, 'Name a Python file next to this one.'),
    source: z.string().max(MAX_SOURCE_CHARACTERS).exactOptional(),
    sql: z.string().max(MAX_SOURCE_CHARACTERS).exactOptional(),
    data: valuesSchema.exactOptional(),
    hidden: valuesSchema.exactOptional(),
    debug: z.literal(true).exactOptional(),
  }),
);
